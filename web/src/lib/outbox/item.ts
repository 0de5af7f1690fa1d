import type { RequestFor } from '../api.ts';

/** What may wait: the server saves each of these once, however often it comes. */
type Sendable =
  | 'POST /api/analyses'
  | 'POST /api/practice-sessions'
  | 'POST /api/daily-practice-session'
  | 'POST /api/drills'
  | 'POST /api/ear-rounds'
  | 'POST /api/stress-rounds'
  | 'POST /api/scenes/:slug/runs'
  | 'POST /api/today';

type BodyOf<N extends Sendable> = RequestFor<N> extends { body?: infer Body } ? Body : never;
type ParamsOf<N extends Sendable> =
  RequestFor<N> extends { params: infer Params } ? { params: Params } : { params?: undefined };
export type Call = { [N in Sendable]: { call: N; body: BodyOf<N> } & ParamsOf<N> }[Sendable];

/** Something to be sent for a person. */
export type NewItem = Call & {
  userId: number;
  /** What is added twice under one key waits once. */
  key: string;
  /** Shown while it waits, and if it is refused. */
  about: { phrase: string; exerciseId?: number | undefined; accuracy?: number | undefined };
  /** What the server must have first, or still have: it drops what nobody saves for a day. */
  needs?: readonly { call: Call; isThere: boolean }[] | undefined;
  /** While the person is still at it: the last item of a slot takes the place of the one before. */
  held?: { slot: string; until: number } | undefined;
};

/** Why the server will never take it. */
export type Refusal = { status: number; message: string | undefined };

export type Item = NewItem & {
  /** Items go out in this order. */
  seq: number;
  at: number;
  /** Since when the server has failed on it, each time it was sent. */
  failingSince?: number | undefined;
  refused?: Refusal | undefined;
};

/** Something that a person saved, and not only what it needs. */
export const isResult = ({ call }: Item) =>
  call !== 'POST /api/analyses' && call !== 'POST /api/today';

/** The clock of a device may be wrong; with what it shows now, the server can tell by how much. */
export const timed = (body: object, now: number): object =>
  'at' in body ? { ...body, sentAt: new Date(now).toISOString() } : body;

/** What is lost if it is deleted now: it waits, or the person is still at it. */
export const isUnsent = (item: Item) => isResult(item) && !item.refused;

export const isHeld = ({ held }: Item, now: number) => held !== undefined && held.until > now;

/** What the items of a keeper become when one is added to them. */
export function added(items: readonly Item[], item: NewItem, at: number) {
  const ofPerson = items.filter(({ userId }) => userId === item.userId);
  const same = ofPerson.find(({ key }) => key === item.key);
  const replaced = ofPerson.filter(
    ({ held, key }) => held && held.slot === item.held?.slot && key !== item.key,
  );
  // One that waits already stays as it is; one that was refused is tried anew, in its place.
  const waits = same && !same.refused && !same.held;
  const put: Omit<Item, 'seq'> & { seq?: number } = waits
    ? same
    : { ...same, ...item, at, refused: undefined };
  return { put, remove: replaced.map(({ seq }) => seq) };
}
