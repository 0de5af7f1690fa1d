import { Mic, Play, RotateCcw, Square } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Playback, playKey } from './playback.ts';
import { needsWork } from './verdict-bands.ts';

const row = 'grid grid-cols-[1fr_1.4fr] gap-2.5';

/** After a scored take: what it asks for stands out. */
export function VerdictActions({
  score,
  onTryAgain,
  onSave,
  saving,
}: {
  score: number;
  onTryAgain: () => void;
  onSave: () => void;
  saving: boolean;
}) {
  const repeats = needsWork(score);
  return (
    <div className={row}>
      <Button
        look={repeats ? 'go' : 'line'}
        className="px-3!"
        disabled={saving}
        onClick={onTryAgain}
      >
        <Icon of={RotateCcw} size={19} />
        Try Again
      </Button>
      <Button look={repeats ? 'line' : 'go'} className="px-3!" busy={saving} onClick={onSave}>
        {saving ? 'Saving...' : 'Save & Continue'}
      </Button>
    </div>
  );
}

/** After a take without a score there is nothing to save. */
export function RepeatActions({
  onTryAgain,
  playback,
}: {
  onTryAgain: () => void;
  playback: Playback;
}) {
  const playing = playback.playing === playKey('mine');
  return (
    <div className={row}>
      <Button
        look="line"
        className="px-3!"
        disabled={!playback.mine}
        onClick={() => playback.mine?.()}
      >
        <Icon of={playing ? Square : Play} size={playing ? 15 : 19} />
        My take
      </Button>
      <Button className="px-3!" onClick={onTryAgain}>
        <Icon of={Mic} size={19} />
        Try Again
      </Button>
    </div>
  );
}
