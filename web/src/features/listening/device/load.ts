import { whenIdle } from '../../../lib/when-idle.ts';

/** The voices of the device are code of their own: nobody needs it to see the first screen. */
export const loadReader = () => import('./reader.ts');

let isLooking = false;

/** Ahead of the first tap: the code, and the browser's list, which comes late. */
export function lookForVoices(): void {
  if (isLooking || !('speechSynthesis' in window)) return;
  isLooking = true;
  whenIdle(() => {
    loadReader().then(
      ({ lookAhead }) => lookAhead(),
      () => {},
    );
  });
}
