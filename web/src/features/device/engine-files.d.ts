/** Made by `web/build/engine-files.ts`. */
declare module 'virtual:engine-files' {
  import type { EngineFile } from './files.ts';

  export const version: string;
  export const files: EngineFile[];
}
