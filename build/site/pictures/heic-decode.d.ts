declare module 'heic-decode' {
  interface Pixels {
    readonly width: number;
    readonly height: number;
    /** RGBA. */
    readonly data: Uint8ClampedArray;
  }
  /** Decodes the first picture of a HEIC, upright. */
  export default function decode(options: { readonly buffer: Buffer }): Promise<Pixels>;
}
