import { bytesFromBase64 } from './base64.ts';

/** The part of an API used here that belongs to browsers and Node, not to the language. */
export type Memory = { buffer: ArrayBuffer; grow: (pages: number) => number };
/** Addresses and counts. Answers a number, or nothing where the result is in the memory. */
type Run = (...values: number[]) => number;
type Api = {
  Memory: new (limits: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (
    module: object,
    imports: { host: { memory: Memory } },
  ) => { exports: Record<string, Run> };
};

export const PAGE = 65_536;

/** One function of assembled code, with a memory of its own. */
export type Assembled = { memory: Memory; run: Run };

/** Undefined if WebAssembly or its SIMD extension is missing or blocked. */
export function openAssembly(name: string, base64: string, bytes: number): Assembled | undefined {
  const api = (globalThis as unknown as { WebAssembly?: Api }).WebAssembly;
  if (!api) return undefined;
  try {
    const memory = new api.Memory({ initial: Math.max(1, Math.ceil(bytes / PAGE)) });
    const instance = new api.Instance(new api.Module(bytesFromBase64(base64)), {
      host: { memory },
    });
    const run = instance.exports[name];
    return run && { memory, run };
  } catch {
    return undefined;
  }
}
