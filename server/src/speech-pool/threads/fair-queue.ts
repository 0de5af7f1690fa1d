import type { Asker } from '../asker.ts';
import { groupOf, type Shares } from './shares.ts';

/** Takes wait in the first lane, examples in the second; heavy callers wait behind both. */
export type Lane = 'first' | 'second';

type Place<Item> = { item: Item; asker: Asker; lane: Lane; late: NodeJS.Timeout };

/** Added to a heavy caller’s count of places, so that they are evicted first. */
const HEAVY_PENALTY = 1000;

const callerOf = ({ caller }: Asker) => caller;

type Options<Item> = {
  room: Record<Lane, number>;
  waitMs: number;
  shares: Shares;
  onLate: (item: Item) => void;
  /** Its place was given to a caller with fewer. */
  onEvicted: (item: Item) => void;
};

/**
 * Two short lanes, each with its own room and a limit on the waiting time. The next task is that of
 * the caller who used the smallest part of their budget, so a hundred tasks of one caller wait
 * behind one task of another.
 */
export function createFairQueue<Item>(options: Options<Item>) {
  const { room, waitMs, shares, onLate, onEvicted } = options;
  const waiting = new Set<Place<Item>>();

  /** False if the lane is full and nobody in it has more places than the newcomer. */
  function add(item: Item, asker: Asker, lane: Lane): boolean {
    const inLane = [...waiting].filter((place) => place.lane === lane);
    if (inLane.length >= room[lane]) {
      const evicted = placeToEvict(asker, inLane);
      if (!evicted) return false;
      leave(evicted);
      onEvicted(evicted.item);
    }
    const late = setTimeout(() => {
      waiting.delete(place);
      onLate(item);
    }, waitMs);
    const place: Place<Item> = { item, asker, lane, late };
    waiting.add(place);
    return true;
  }

  /** Evicts from the busiest network; if that is the newcomer’s own, from its busiest caller. */
  function placeToEvict(asker: Asker, inLane: readonly Place<Item>[]) {
    const ofGroup = lastOfMost(asker, inLane, groupOf);
    if (ofGroup) return ofGroup;
    const own = inLane.filter((place) => groupOf(place.asker) === groupOf(asker));
    return lastOfMost(asker, own, callerOf);
  }

  /** The newest place of the largest holder, if they keep at least as many as the newcomer gets. */
  function lastOfMost(
    asker: Asker,
    places: readonly Place<Item>[],
    nameOf: (asker: Asker) => string,
  ) {
    const owned = Map.groupBy(places, (place) => nameOf(place.asker));
    const claimOf = (count: number, who: readonly Asker[]) =>
      count + (who.every((one) => shares.isHeavy(one)) ? HEAVY_PENALTY : 0);
    const claims = [...owned.values()].map((own) => ({
      own,
      claim: claimOf(
        own.length,
        own.map((place) => place.asker),
      ),
    }));
    const most = claims.toSorted((one, other) => other.claim - one.claim)[0];
    const wished = claimOf((owned.get(nameOf(asker))?.length ?? 0) + 1, [asker]);
    return most && most.claim > wished ? most.own.at(-1) : undefined;
  }

  function leave(place: Place<Item>) {
    clearTimeout(place.late);
    waiting.delete(place);
  }

  /** Undefined if nothing waits, or only heavy callers who are held back for newcomers. */
  function take(): Item | undefined {
    let next: Place<Item> | undefined;
    for (const place of waiting) {
      if (shares.mayStart(place.asker) && (!next || goesBefore(place, next))) next = place;
    }
    if (next) leave(next);
    return next?.item;
  }

  function goesBefore(one: Place<Item>, other: Place<Item>): boolean {
    const heavy = Number(shares.isHeavy(one.asker)) - Number(shares.isHeavy(other.asker));
    if (heavy !== 0) return heavy < 0;
    if (one.lane !== other.lane) return one.lane === 'first';
    return shares.usedBy(one.asker) < shares.usedBy(other.asker);
  }

  function clear(): Item[] {
    const places = [...waiting];
    for (const place of places) leave(place);
    return places.map(({ item }) => item);
  }

  return { add, take, clear, length: () => waiting.size };
}
