// This folder's packages are installed for its tests and deployments only; the types of the rest of the code are checked without them.

declare module '@jsquash/jpeg/decode.js' {
  export function init(
    codec: WebAssembly.Module,
    options: { readonly printErr: (complaint: string) => void },
  ): Promise<void>;
  export default function decode(
    bytes: ArrayBufferView | ArrayBuffer,
    options: { readonly preserveOrientation: boolean },
  ): Promise<ImageData>;
}

declare module '@jsquash/jpeg/encode.js' {
  export function init(codec: WebAssembly.Module): Promise<void>;
  export default function encode(
    picture: ImageData,
    options: { readonly quality: number; readonly progressive: boolean },
  ): Promise<ArrayBuffer>;
}

declare module '*.wasm' {
  const codec: WebAssembly.Module;
  export default codec;
}
