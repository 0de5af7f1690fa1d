/** Longer than between the two taps of a hurried finger. */
export const DOUBLE_TAP_MS = 400;

/**
 * For a moment the page takes no clicks and taps. Called when a press is about to put another screen in
 * place of its button: the second press of an impatient double click belongs to the button that is gone.
 */
export function holdPresses(): void {
  const { style } = document.getElementById('root')!;
  // Not `inert`: the new screen has to be able to take the focus.
  style.pointerEvents = 'none';
  setTimeout(() => {
    style.pointerEvents = '';
  }, DOUBLE_TAP_MS);
}
