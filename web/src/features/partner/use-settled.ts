import { useEffect, useState } from 'react';
import { DOUBLE_TAP_MS } from '../../lib/hold-presses.ts';

/**
 * Whether what is shown has been there for a moment. The button that comes next lies where the last one
 * was: a second tap would skip the speaker's line, or choose for the listener.
 */
export function useSettled(shown: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return settled === shown;
}
