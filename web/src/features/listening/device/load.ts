/** The voices of the device are code of their own: nobody needs it to see the first screen. */
export const loadReader = () => import('./reader.ts');

const WAKERS = ['pointerdown', 'keydown'] as const;

let isLooking = false;

/**
 * Asks the browser for its list, which comes late. The code is loaded with the first key press or
 * touch: it is not part of the first visit.
 */
export function lookForVoices(): void {
  if (isLooking || !('speechSynthesis' in window)) return;
  isLooking = true;
  speechSynthesis.getVoices();
  const wake = () => {
    for (const name of WAKERS) window.removeEventListener(name, wake);
    loadReader().then(
      ({ lookAhead }) => lookAhead(),
      () => {},
    );
  };
  for (const name of WAKERS) window.addEventListener(name, wake, { passive: true });
}
