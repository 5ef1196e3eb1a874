interface ImportMetaEnv {
  /** What a page's address ends in: nothing, or `/` where pages are folders. The tests have none. */
  readonly PAGE_ENDING?: string;
  /** The tags' custom properties, in the script for pages with frames (build/widgets/frame-loader.ts). */
  readonly THEME_NAMES?: readonly string[];
}

/** What is documented of every tag, in the order of the registry, and of the custom properties with the business's defaults (build/api/tag-tables-plugin.ts). */
declare module 'virtual:tag-tables' {
  export const tagTables: readonly import('../../widgets/contract').TagApi[];
  export function parseAttribute(
    row: import('../../widgets/contract').DescribedAttribute,
    text: string | null,
  ): import('../../widgets/contract').Parsed;
  export const styleTokens: readonly {
    readonly name: string;
    readonly description: string;
    readonly light: string;
    readonly dark: string;
  }[];
}
