import type { ReactNode } from 'react';
import type { Obstacle } from '../../lib/outbox/box.ts';
import { isWaiting, useOutbox } from '../../lib/outbox/outbox.ts';
import { Banner } from '../../ui/banner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { refusedOf } from './refused.ts';

const WHEN: Record<Obstacle, string> = {
  offline: 'Saved on this device until you’re back online.',
  unreachable: 'Saved on this device until the server answers.',
  'signed-out': 'Saved on this device until you sign in again.',
};

/** Says what was saved and is not on the server: because it waits, or because it was refused. */
export function OutboxNotice({
  signIn,
  seeRefused,
}: {
  /** The way back in for somebody who was signed out. */
  signIn: ReactNode;
  /** Where the refused results are listed. */
  seeRefused: string;
}) {
  const { items, obstacle } = useOutbox((state) => state);
  const refused = refusedOf(items).length;
  const waiting = items.filter(isWaiting).length;
  if (refused === 0 && (waiting === 0 || !obstacle)) return null;
  return (
    <div className="grid gap-3">
      {refused > 0 && (
        <Banner
          tone="warning"
          title={refused === 1 ? '1 result wasn’t saved' : `${refused} results weren’t saved`}
          action={<TextLink to={seeRefused}>See what wasn’t saved</TextLink>}
        />
      )}
      {waiting > 0 && obstacle && (
        <Banner
          tone="info"
          title={
            waiting === 1 ? '1 result waiting to be sent' : `${waiting} results waiting to be sent`
          }
          action={obstacle === 'signed-out' && signIn}
        >
          {WHEN[obstacle]}
        </Banner>
      )}
    </div>
  );
}
