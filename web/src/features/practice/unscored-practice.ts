import { useEffect } from 'react';
import { outbox, sendLeaving } from '../../lib/outbox/outbox.ts';
import { type Practiced, sessionItem } from './save.ts';
import type { TakeOf } from './unsaved-take.ts';

/** A phrase that is not touched for so long has been left. */
const HELD_MS = 30 * 60_000;

const slotOf = ({ of }: TakeOf) => `unscored:${of}`;

/**
 * What somebody practiced on a phrase when the last take of it was in doubt and none had a score.
 * Nobody is asked to save it: it is sent when the phrase is left, or on a later visit.
 */
export function keepUnscored(owner: TakeOf, practiced: Practiced, now = Date.now()): void {
  const held = { slot: slotOf(owner), until: now + HELD_MS };
  void outbox.add({ ...sessionItem(owner.userId, practiced), held }).catch(() => {});
}

/** A score has taken its place. */
export function dropUnscored(owner: TakeOf): void {
  void outbox.dropHeld(owner.userId, slotOf(owner)).catch(() => {});
}

/** Practice without a score is sent when the phrase is left. */
export function useUnscoredSent({ userId, of }: TakeOf): void {
  useEffect(() => {
    const slot = slotOf({ userId, of });
    const onClosed = () => {
      for (const item of outbox.state.get().items) if (item.held?.slot === slot) sendLeaving(item);
    };
    window.addEventListener('pagehide', onClosed);
    return () => {
      window.removeEventListener('pagehide', onClosed);
      void outbox.release(userId, slot).catch(() => {});
    };
  }, [userId, of]);
}
