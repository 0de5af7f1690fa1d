import { Check } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { KeptEngine } from './kept-engine.ts';
import { megabytes } from './megabytes.ts';

const texts: Record<Exclude<KeptEngine, 'unknown'>, (size: string) => string> = {
  none: (size) => `${size}, not on this device yet`,
  busy: (size) => `Getting ready, ${size}`,
  kept: (size) => `Kept, ${size}`,
  unfit: () => 'This device can’t score recordings, so you won’t get a score offline.',
  full: () => 'There is no room for it on this device, so you won’t get a score offline.',
  network: () =>
    'The connection was lost before scoring was ready. We’ll try again when you practice online.',
  'signed-out': () => 'You were signed out. Sign in again to score on this device.',
  server: () =>
    'The server couldn’t send what scoring needs. We’ll try again when you practice later.',
};

/** What scores without a network: it comes along with the examples. */
export function ScoringRow({ state, bytes }: { state: KeptEngine; bytes: number }) {
  return (
    <li className="border-t border-line pt-3">
      <b className="font-semibold">Scoring on this device</b>
      <p role="status" className="num flex items-center gap-1.5 text-15 text-ink-2">
        {state === 'kept' && <Icon of={Check} size={17} className="text-clear" />}
        {state === 'unknown' ? 'Loading...' : texts[state](megabytes(bytes))}
      </p>
    </li>
  );
}
