import { classAddress } from '../classes/addresses.ts';
import { TODAY_ADDRESS } from '../today/addresses.ts';
import { type OpenedFrom, SCENES_ADDRESS } from './addresses.ts';

/** Where a scene leads back to. */
export function wayBack(from: OpenedFrom): { to: string; label: string } {
  if (from === 'today') return { to: TODAY_ADDRESS, label: 'Back to today’s practice' };
  return from
    ? { to: classAddress(from.class), label: 'Back to the class' }
    : { to: SCENES_ADDRESS, label: 'Back to all scenes' };
}
