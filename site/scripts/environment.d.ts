interface ImportMetaEnv {
  /** What a page's address ends in: nothing, or `/` where pages are folders. The tests have none. */
  readonly PAGE_ENDING?: string;
}
