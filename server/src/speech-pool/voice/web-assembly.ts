/** A compiled program. */
export type Program = { readonly program: unique symbol };

type Instance = { exports: { memory: { buffer: ArrayBuffer }; _start: () => void } };

type WebAssembly = {
  compile: (bytes: Uint8Array) => Promise<Program>;
  Instance: new (program: Program, imports: Record<string, Record<string, unknown>>) => Instance;
};

/** The part that we use, typed: its types come with those of the browser, which we do not load. */
export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssembly }).WebAssembly;
