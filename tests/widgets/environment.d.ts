/// <reference types="mocha" />

interface ImportMetaEnv {
  /** What draws the components in this run. */
  readonly RUNTIME: 'preact' | 'react';
}
