import { createTabStorage, isRecord, isStillOnServer } from '../../lib/tab-storage.ts';
import { type Drill, isOver } from './drill.ts';

/** A drill as it is kept through a reload. */
export type KeptDrill = {
  drill: Drill;
  /** Still going on. */
  open: boolean;
  /** The server has it. */
  saved: boolean;
  /** When it last changed. */
  at: number;
};

/** A person keeps one drill for each exercise or phrase, a visitor's trial keeps one in all. */
export type DrillOwner = { userId: number; of: number | string } | 'trial';

const drills = createTabStorage({ prefix: 'saywell-drill:', parse: parseKept });

const keyOf = (owner: DrillOwner) => (owner === 'trial' ? owner : `${owner.userId}:${owner.of}`);

export const keptDrill = (owner: DrillOwner, now = Date.now()): KeptDrill | undefined =>
  readDrill(keyOf(owner), now);

/** Those of the same learner that ended and that the server does not have yet, of whatever phrase. */
export function unsavedDrills(owner: DrillOwner, now = Date.now()): KeptDrill[] {
  const isTheirs = (key: string) =>
    owner === 'trial' ? key === owner : key.startsWith(`${owner.userId}:`);
  return drills
    .keys()
    .filter(isTheirs)
    .flatMap((key) => readDrill(key, now) ?? [])
    .filter(({ saved, open, drill }) => !saved && (!open || isOver(drill)));
}

function readDrill(key: string, now: number): KeptDrill | undefined {
  const kept = drills.get(key);
  if (kept && isStillOnServer(kept, now)) return kept;
  drills.drop(key);
  return undefined;
}

export function keepDrill(owner: DrillOwner, kept: KeptDrill): void {
  drills.set(keyOf(owner), kept);
}

function parseKept(stored: unknown): KeptDrill | undefined {
  if (!isRecord(stored)) return undefined;
  const { drill, open, saved, at } = stored;
  const isKnown = typeof open === 'boolean' && typeof saved === 'boolean';
  return isKnown && typeof at === 'number' && isDrill(drill)
    ? { drill, open, saved, at }
    : undefined;
}

function isDrill(stored: unknown): stored is Drill {
  if (!isRecord(stored)) return false;
  const { of, tries, unsure = [], seconds } = stored;
  return (
    typeof seconds === 'number' &&
    isRecord(of) &&
    ['phrase', 'word', 'cue'].every((name) => typeof of[name] === 'string') &&
    typeof of['index'] === 'number' &&
    ['number', 'undefined'].includes(typeof of['before']) &&
    isRecord(of['sound']) &&
    Array.isArray(tries) &&
    Array.isArray(unsure) &&
    tries.every((one) => isRecord(one) && typeof one['passed'] === 'boolean')
  );
}
