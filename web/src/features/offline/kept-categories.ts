import { CATEGORIES, type Category } from '@saywell/contract';
import { call } from '../../lib/api.ts';
import { createStore } from '../../lib/store.ts';
import {
  type AsksFor,
  dropKept,
  keepExamples,
  type Kept,
  readKept,
  refreshExamples,
} from './keep-examples.ts';
import { type KeepProblem, problemOf } from './keep-problem.ts';

export type KeptCategory = { kept?: Kept; isBusy?: boolean; problem?: KeepProblem };
type All = Partial<Record<Category, KeptCategory>>;

/** What is kept on this device; undefined until it was looked up. It goes on while screens change. */
export const keptCategories = createStore<All | undefined>(undefined);

const KEY = 'saywell-kept';
const working = new Map<Category, AbortController>();

export async function lookUpKept(): Promise<void> {
  if (keptCategories.get()) return;
  const wanted = wantedHere();
  const found: All = {};
  for (const category of CATEGORIES) {
    const kept = await readKept(category).catch(() => undefined);
    const isGone = !kept && wanted.includes(category);
    found[category] = { kept, problem: isGone ? 'gone' : undefined };
  }
  keptCategories.set(found);
}

export async function keepCategory(
  category: Category,
  phrases: readonly string[],
  asksFor: AsksFor,
): Promise<void> {
  const work = new AbortController();
  working.set(category, work);
  change(category, { isBusy: true, problem: undefined });
  want(category, true);
  try {
    // Asks the browser not to be the first to go when it needs room.
    await navigator.storage?.persist?.().catch(() => false);
    const { edition } = await call('GET /api/tts-test', { signal: work.signal });
    await keepExamples({
      edition,
      category,
      phrases,
      asksFor,
      signal: work.signal,
      onProgress: (kept) => change(category, { kept }),
    });
  } catch (error) {
    if (!work.signal.aborted) change(category, { problem: problemOf(error) });
  } finally {
    if (working.get(category) === work) working.delete(category);
    change(category, { isBusy: working.has(category) });
  }
}

/** Where the voices have become better since something was kept, it is fetched again. */
export async function refreshKept(signal: AbortSignal): Promise<void> {
  const kept: Category[] = [];
  for (const category of CATEGORIES) if (await readKept(category)) kept.push(category);
  if (kept.length === 0) return;
  const { edition } = await call('GET /api/tts-test', { signal });
  for (const category of kept) await refreshExamples(category, { edition, signal });
}

export function stopKeeping(category: Category): void {
  working.get(category)?.abort();
}

export async function removeCategory(category: Category): Promise<void> {
  stopKeeping(category);
  want(category, false);
  await dropKept(category);
  change(category, { kept: undefined, problem: undefined });
}

function change(category: Category, part: KeptCategory): void {
  const all = keptCategories.get();
  keptCategories.set({ ...all, [category]: { ...all?.[category], ...part } });
}

/** Noted outside the caches, so that it can be said when the browser emptied them. */
function wantedHere(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function want(category: Category, isWanted: boolean): void {
  const others = wantedHere().filter((name) => name !== category);
  try {
    localStorage.setItem(KEY, (isWanted ? [...others, category] : others).join(' '));
  } catch {
    // Without the note nothing is said if the browser removes what is kept.
  }
}
