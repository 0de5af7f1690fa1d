import type { Shares } from './shares.ts';

/** Of callers who are within their time, the first lane is served before the second. */
export type Lane = 'first' | 'second';

/** Who asks, and for what; items of one caller keep their order. */
type Place<Item> = { item: Item; caller: string; lane: Lane; late: NodeJS.Timeout };

/** Whoever is beyond their time has less right to a place than anyone who is not. */
const MANY = 1000;

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
  function add(item: Item, caller: string, lane: Lane): boolean {
    const inLane = [...waiting].filter((place) => place.lane === lane);
    if (inLane.length >= room[lane]) {
      const given = placeFor(caller, inLane);
      if (!given) return false;
      leave(given);
      onGivenUp(given.item);
    }
    const late = setTimeout(() => {
      waiting.delete(place);
      onLate(item);
    }, waitMs);
    const place: Place<Item> = { item, caller, lane, late };
    waiting.add(place);
    return true;
  }

  /** The last place of who has most of them, if they would still have no fewer than the newcomer. */
  function placeFor(caller: string, inLane: readonly Place<Item>[]) {
    const places = Map.groupBy(inLane, (place) => place.caller);
    const claim = (who: string, count: number) => count + (shares.isBeyond(who) ? MANY : 0);
    const claims = [...places].map(([who, own]) => ({ own, claim: claim(who, own.length) }));
    const most = claims.toSorted((a, b) => b.claim - a.claim)[0];
    const wished = claim(caller, (places.get(caller)?.length ?? 0) + 1);
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
      if (shares.mayStart(place.caller) && (!next || goesBefore(place, next))) next = place;
    }
    if (next) leave(next);
    return next?.item;
  }

  function goesBefore(one: Place<Item>, other: Place<Item>): boolean {
    const beyond = Number(shares.isBeyond(one.caller)) - Number(shares.isBeyond(other.caller));
    if (beyond !== 0) return beyond < 0;
    if (one.lane !== other.lane) return one.lane === 'first';
    return shares.heldBy(one.caller) < shares.heldBy(other.caller);
  }

  function clear(): Item[] {
    const places = [...waiting];
    for (const place of places) leave(place);
    return places.map(({ item }) => item);
  }

  return { add, take, clear, length: () => waiting.size };
}
