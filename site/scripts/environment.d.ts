interface ImportMetaEnv {
  /** Ending of page addresses: empty, or `/` with folder URLs. Undefined in tests. */
  readonly PAGE_ENDING?: string;
  /** Origin of the server; empty where it is the site's own. Undefined in tests. */
  readonly SERVER?: string;
  /** Custom properties of the tags, in the frame script (build/widgets/frame-loader.ts). */
  readonly THEME_NAMES?: readonly string[];
}

/**
 * Documented API of every tag in registry order, and the custom properties with the business's defaults
 * (build/widgets/tag-tables-plugin.ts).
 */
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
