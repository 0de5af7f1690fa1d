import { createStore } from '../../lib/store.ts';
import { type KeepProblem, problemOf } from './keep-problem.ts';

/** What scoring needs on this device, as the card sees it. */
export type Engine = {
  bytes: number;
  isKept: () => Promise<boolean>;
  /** False if this device cannot score. */
  keep: () => Promise<boolean>;
};

export type KeptEngine =
  'unknown' | 'none' | 'busy' | 'kept' | 'unfit' | Exclude<KeepProblem, 'gone'>;

export const keptEngine = createStore<KeptEngine>('unknown');

export async function lookUpEngine(engine: Engine): Promise<void> {
  if (keptEngine.get() === 'busy' || keptEngine.get() === 'unfit') return;
  const isKept = await engine.isKept().catch(() => false);
  keptEngine.set(isKept ? 'kept' : 'none');
}

/** Examples alone make no practice: without a connection only this device can score. */
export async function keepEngine(engine: Engine): Promise<void> {
  if (keptEngine.get() === 'busy') return;
  keptEngine.set('busy');
  try {
    keptEngine.set((await engine.keep()) ? 'kept' : 'unfit');
  } catch (error) {
    keptEngine.set(problemOf(error));
  }
}
