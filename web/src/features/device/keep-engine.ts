import { files } from 'virtual:engine-files';
import { engineIsReady, engineState } from './engine.ts';
import { hasEngineFiles, readEngineFiles } from './files.ts';

export const ENGINE_BYTES = files.reduce((sum, { bytes }) => sum + bytes, 0);

export const isEngineKept = () => hasEngineFiles(files);

/** Keeps what scoring needs, so that even a first exercise can be done without a network. */
export async function keepEngineFiles(): Promise<void> {
  if ('caches' in window && !(await isEngineKept())) await readEngineFiles(files, () => {});
}

/** Loads what scoring needs and keeps it. False if this device cannot score; rejects if it is not kept. */
export async function keepEngine(): Promise<boolean> {
  const isReady = await engineIsReady({ despiteSlowness: true });
  const state = engineState.get();
  if (state.name === 'unfit' && state.why === 'unsupported') return false;
  // What the browser has thrown away since then, or could not keep.
  await readEngineFiles(files, () => {});
  if (isReady && !(await isEngineKept())) throw new DOMException('Not kept', 'QuotaExceededError');
  return isReady;
}
