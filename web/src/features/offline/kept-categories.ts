import { call } from '../../lib/api.ts';
import { createStore } from '../../lib/store.ts';
import {
  dropKept,
  type Examples,
  isKept,
  KEEPABLE,
  type Keepable,
  keepExamples,
  type Kept,
  readKept,
  refreshExamples,
} from './keep-examples.ts';
import { type KeepProblem, problemOf } from './keep-problem.ts';

export type KeptCategory = { kept?: Kept; isBusy?: boolean; problem?: KeepProblem };
type Of<Part> = Partial<Record<Keepable, Part>>;

/** What is kept on this device, as far as it was looked up. It goes on while screens change. */
export const keptCategories = createStore<Of<KeptCategory>>({});

const KEY = 'saywell-kept';
const working = new Map<Keepable, AbortController>();

/** Compares what is kept with what the app would ask for now. */
export async function lookUpKept(all: Of<Examples>): Promise<void> {
  const wanted = wantedHere();
  for (const name of KEEPABLE) {
    const before = keptCategories.get()[name];
    if (!all[name] || before?.isBusy) continue;
    const kept = await readKept(name, all[name]).catch(() => undefined);
    // It was changed meanwhile, which says more.
    if (keptCategories.get()[name] !== before) continue;
    const isGone = !kept && wanted.includes(name);
    const others = before?.problem === 'gone' ? undefined : before?.problem;
    change(name, { kept, problem: isGone ? 'gone' : others });
  }
}

export async function keepCategory(name: Keepable, examples: Examples): Promise<void> {
  const work = new AbortController();
  working.set(name, work);
  change(name, { isBusy: true, problem: undefined });
  want(name, true);
  try {
    // Asks the browser not to be the first to go when it needs room.
    await navigator.storage?.persist?.().catch(() => false);
    const { edition } = await call('GET /api/tts-test', { signal: work.signal });
    await keepExamples({
      name,
      examples,
      edition,
      signal: work.signal,
      onProgress: (kept) => change(name, { kept }),
    });
  } catch (error) {
    if (!work.signal.aborted) change(name, { problem: problemOf(error) });
  } finally {
    if (working.get(name) === work) working.delete(name);
    change(name, { isBusy: working.has(name) });
  }
}

/** Where the voices have become better since something was kept, it is fetched again. */
export async function refreshKept(signal: AbortSignal): Promise<void> {
  const kept: Keepable[] = [];
  for (const name of KEEPABLE) if (await isKept(name)) kept.push(name);
  if (kept.length === 0) return;
  const { edition } = await call('GET /api/tts-test', { signal });
  // One that fails waits for the next visit, and does not hold up the others.
  for (const name of kept) await refreshExamples(name, { edition, signal }).catch(() => {});
}

export function stopKeeping(name: Keepable): void {
  working.get(name)?.abort();
}

export async function removeCategory(name: Keepable): Promise<void> {
  stopKeeping(name);
  want(name, false);
  await dropKept(name);
  change(name, { kept: undefined, problem: undefined });
}

function change(name: Keepable, part: KeptCategory): void {
  const all = keptCategories.get();
  keptCategories.set({ ...all, [name]: { ...all[name], ...part } });
}

/** Noted outside the caches, so that it can be said when the browser emptied them. */
function wantedHere(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function want(wanted: Keepable, isWanted: boolean): void {
  const others = wantedHere().filter((name) => name !== wanted);
  try {
    localStorage.setItem(KEY, (isWanted ? [...others, wanted] : others).join(' '));
  } catch {
    // Without the note nothing is said if the browser removes what is kept.
  }
}
