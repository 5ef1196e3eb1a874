interface ImportMetaEnv {
  /** What a page's address ends in: nothing, or `/` where pages are folders. The tests have none. */
  readonly PAGE_ENDING?: string;
  /** The tags' custom properties, in the script for pages with frames (build/widgets/frame-loader.ts). */
  readonly THEME_NAMES?: readonly string[];
}
