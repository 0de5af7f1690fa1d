import { useStore } from '../../lib/store.ts';
import { engineState } from './engine.ts';

/** For whoever waits for the engine: once it is here, it is here to stay. */
export function LoadingEngine() {
  const part = useStore(engineState, (state) => (state.name === 'loading' ? state.part : 1));
  const percent = Math.floor(part * 100);
  return (
    <div className="grid gap-1.5 text-15 text-ink-2">
      <p className="flex justify-between gap-4">
        {/* Said once: a screen reader can ask the bar how far it is. */}
        <span role="status">
          Getting this device ready to score. The first time takes the longest.
        </span>
        <span aria-hidden className="num">
          {percent}%
        </span>
      </p>
      <div
        role="progressbar"
        aria-label="Getting ready to score"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="paint h-full bg-ink" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
