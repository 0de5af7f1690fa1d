import { useEffect, useState } from 'react';

/** Longer than between the two taps of a hurried finger. */
const SETTLES_IN_MS = 400;

/**
 * Whether what is shown has been there for a moment. The button that comes next lies where the last one
 * was: a second tap would skip the speaker's line, or choose for the listener.
 */
export function useSettled(shown: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), SETTLES_IN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return settled === shown;
}
