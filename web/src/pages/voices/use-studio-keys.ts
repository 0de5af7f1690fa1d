import { useEffect, useEffectEvent } from 'react';

/** What a key does; a key without an action does nothing. */
export type StudioKeys = Partial<
  Record<'r' | 'l' | 'h' | 'k' | 'ArrowLeft' | 'ArrowRight', () => void>
>;

const ELSEWHERE = 'input, select, [role=dialog], [role=alertdialog]';

/** R records and stops, L plays the example, H what was recorded, K keeps it, the arrows move. */
export function useStudioKeys(keys: StudioKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    // What is typed or chosen, and what is pressed in a dialog, is not for the studio.
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = keys[name as keyof StudioKeys];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
