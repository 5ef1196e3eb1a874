/** The row of `lang`, which every tag has. */
export const languageAttribute = {
  kind: 'language',
  description:
    'The language of the strings, `en` or `fr`; without it the nearest `lang` up the tree, else `en`.',
} as const;
