import type { Asker } from '../asker.ts';
import { groupOf, type Shares } from './shares.ts';

/** Of callers who are within their time, the first lane is served before the second. */
export type Lane = 'first' | 'second';

/** Who asks, and for what; items of one asker keep their order. */
type Place<Item> = { item: Item; asker: Asker; lane: Lane; late: NodeJS.Timeout };

/** A heavy caller has less right to a place than anyone else. */
const MANY = 1000;

const callerOf = ({ caller }: Asker) => caller;

type Options<Item> = {
  room: Record<Lane, number>;
  waitMs: number;
  shares: Shares;
  onLate: (item: Item) => void;
  /** Its place was given to somebody who has fewer. */
  onGivenUp: (item: Item) => void;
};

/**
 * Two short queues, each with its own room and a limit on how long one may wait. Next is who held
 * the threads least, so whoever sends a hundred tasks waits behind whoever sends one.
 */
export function createFairQueue<Item>(options: Options<Item>) {
  const { room, waitMs, shares, onLate, onGivenUp } = options;
  const waiting = new Set<Place<Item>>();

  /** False when the lane is full of those who have as much right to it. */
  function add(item: Item, asker: Asker, lane: Lane): boolean {
    const inLane = [...waiting].filter((place) => place.lane === lane);
    if (inLane.length >= room[lane]) {
      const given = placeFor(asker, inLane);
      if (!given) return false;
      leave(given);
      onGivenUp(given.item);
    }
    const late = setTimeout(() => {
      waiting.delete(place);
      onLate(item);
    }, waitMs);
    const place: Place<Item> = { item, asker, lane, late };
    waiting.add(place);
    return true;
  }

  /** Of the network that has most places; of one's own, of the caller in it who has most. */
  function placeFor(asker: Asker, inLane: readonly Place<Item>[]) {
    const ofGroup = lastOfMost(asker, inLane, groupOf);
    if (ofGroup) return ofGroup;
    const own = inLane.filter((place) => groupOf(place.asker) === groupOf(asker));
    return lastOfMost(asker, own, callerOf);
  }

  /** The last place of who has most of them, if they would still have no fewer than the newcomer. */
  function lastOfMost(
    asker: Asker,
    places: readonly Place<Item>[],
    nameOf: (asker: Asker) => string,
  ) {
    const owned = Map.groupBy(places, (place) => nameOf(place.asker));
    const claimOf = (count: number, who: readonly Asker[]) =>
      count + (who.every((one) => shares.isHeavy(one)) ? MANY : 0);
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

  /** Undefined too when those who wait have to wait for others who may still come. */
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
