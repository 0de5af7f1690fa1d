import type { FirstSession } from '@saywell/contract';
import type { Item } from '../../lib/outbox/item.ts';
import { isWaiting } from '../../lib/outbox/outbox.ts';

type Kept = FirstSession['phrases'][number];
/** 'waiting': it is saved on this device, and the server does not have it yet. */
export type FirstPhrase = Omit<Kept, 'said'> & { said: Kept['said'] | 'waiting' };

export const isSaid = ({ said }: FirstPhrase) => said !== 'no';

/** What waits to be sent counts here at once. */
export function withWaiting(
  { startedAt, phrases }: Pick<FirstSession, 'startedAt' | 'phrases'>,
  items: readonly Item[],
): FirstPhrase[] {
  if (startedAt === null) return phrases;
  const since = items.filter((item) => isWaiting(item) && item.at >= Date.parse(startedAt));
  return phrases.map((phrase) => {
    const waits = since.some(({ about }) => about.exerciseId === phrase.exerciseId);
    return phrase.said === 'no' && waits ? { ...phrase, said: 'waiting' } : phrase;
  });
}

export type Stage = 'new' | 'open' | 'over';

/** Skipped before anything was said, it is as new; skipped in the middle, it is over. */
export function stageOf({
  startedAt,
  endedAt,
  phrases,
}: Omit<FirstSession, 'phrases'> & { phrases: readonly FirstPhrase[] }): Stage {
  const said = phrases.filter(isSaid).length;
  if (startedAt === null || (endedAt !== null && said === 0)) return 'new';
  return endedAt !== null || said === phrases.length ? 'over' : 'open';
}
