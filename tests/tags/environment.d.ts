/// <reference types="mocha" />

interface ImportMetaEnv {
  /** The library that renders the components in this run. */
  readonly RUNTIME: 'preact' | 'react';
  /** Share of the large matrices in this run; see tests/support/matrix.ts. */
  readonly MATRIX: string;
}

declare module '*.woff2?url' {
  const url: string;
  export default url;
}
