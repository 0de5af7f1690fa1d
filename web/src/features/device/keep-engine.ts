import { files } from 'virtual:engine-files';
import { engineIsReady, engineState } from './engine.ts';
import { hasEngineFiles, readEngineFiles } from './files.ts';

export const ENGINE_BYTES = files.reduce((sum, { bytes }) => sum + bytes, 0);

export const isEngineKept = () => hasEngineFiles(files);

/**
 * In the browser's timeline: journeys wait for it. A file that is still being written is listed in
 * the browser's storage already, and is gone if the page is left before its last byte.
 */
const KEPT_MARK = 'saywell-engine-kept';

/** Keeps what scoring needs, so that even a first exercise can be done without a network. */
export async function keepEngineFiles(): Promise<void> {
  if (!('caches' in window)) return;
  if (!(await isEngineKept())) await readEngineFiles(files, () => {});
  if (await isEngineKept()) performance.mark(KEPT_MARK);
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
