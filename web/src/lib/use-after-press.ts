import { useEffect, useRef } from 'react';

/** Calls back at once, or while a mouse button is down, when it is up and its click has happened. */
export function useAfterPress(): (then: () => void) => void {
  const down = useRef(false);
  useEffect(() => {
    const press = () => {
      down.current = true;
    };
    const release = () => {
      down.current = false;
    };
    const options = { capture: true };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => {
      window.removeEventListener('pointerdown', press, options);
      window.removeEventListener('pointerup', release, options);
      window.removeEventListener('pointercancel', release, options);
    };
  }, []);
  return (then) => {
    if (!down.current) return then();
    window.addEventListener('pointerup', () => setTimeout(then), { once: true });
  };
}
