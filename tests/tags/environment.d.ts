/// <reference types="mocha" />

interface ImportMetaEnv {
  /** The library that renders the components in this run. */
  readonly RUNTIME: 'preact' | 'react';
  /** 'all' if the run is for a release, which leaves nothing out of the large matrices. */
  readonly MATRIX: string;
}

declare module '*.woff2?url' {
  const url: string;
  export default url;
}
