/** Row of `lang`, which every tag has. */
export const languageAttribute = { kind: 'language' } as const;
