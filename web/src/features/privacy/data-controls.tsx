import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';

/** Taking one's data along, and away. How each screen does both is its own. */
export function DataControls({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <Card aria-labelledby="data-controls">
      <h2 id="data-controls">Data Controls</h2>
      <p className="mt-2 text-ink-2">{note}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">{children}</div>
      <p className="mt-4 text-15 text-ink-2">
        What we store, why and for how long:{' '}
        <Link to="/privacy" className="underline">
          Privacy Policy
        </Link>
      </p>
    </Card>
  );
}
