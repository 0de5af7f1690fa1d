import { useEffect, useEffectEvent } from 'react';

/** What a key does; a key without an action does nothing. */
export type StudioKeys = Partial<
  Record<'r' | 'l' | 'h' | 'k' | 'ArrowLeft' | 'ArrowRight', () => void>
>;

/** R records and stops, L plays the example, H what was recorded, K keeps it, the arrows move. */
export function useStudioKeys(keys: StudioKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    // Arrows choose among radio buttons, and keys in a dialog are not for the studio.
    if (event.target instanceof Element && event.target.closest('input, [role=dialog]')) return;
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
