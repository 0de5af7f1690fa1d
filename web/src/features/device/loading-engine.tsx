import { useStore } from '../../lib/store.ts';
import { engineState } from './engine.ts';

/** For whoever waits for the engine: once it is here, it is here to stay. */
export function LoadingEngine() {
  const part = useStore(engineState, (state) => (state.name === 'loading' ? state.part : 1));
  const percent = Math.floor(part * 100);
  return (
    <div role="status" className="grid gap-1.5 text-15 text-ink-2">
      <p>
        Getting scoring ready on this device: <span className="num">{percent}%</span>. This happens
        once.
      </p>
      <progress
        value={part}
        aria-label="Getting scoring ready"
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken accent-accent"
      />
    </div>
  );
}
