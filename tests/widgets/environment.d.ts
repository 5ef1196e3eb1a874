/// <reference types="mocha" />

interface ImportMetaEnv {
  /** What draws the components in this run. */
  readonly RUNTIME: 'preact' | 'react';
  /** How much of the large matrices this run goes through; see tests/support/matrix.ts. */
  readonly MATRIX: string;
}

declare module '*.woff2?url' {
  const url: string;
  export default url;
}
