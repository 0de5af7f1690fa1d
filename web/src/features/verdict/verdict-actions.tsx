import type { NextStep } from '@saywell/contract';
import { Mic, Play, RotateCcw, Square } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Playback, playKey } from './playback/playback.ts';

const row = 'grid grid-cols-[1fr_1.4fr] gap-2.5';

/** After a scored take: what comes next stands out. */
export function VerdictActions({
  next,
  onTryAgain,
  onSave,
  saving,
}: {
  next: NextStep['action'];
  onTryAgain: () => void;
  onSave: () => void;
  saving: boolean;
}) {
  return (
    <div className={row}>
      <Button
        look={next === 'repeat' ? 'go' : 'line'}
        className="px-3!"
        disabled={saving}
        onClick={onTryAgain}
      >
        <Icon of={RotateCcw} size={19} />
        Try Again
      </Button>
      <Button
        look={next === 'move-on' ? 'go' : 'line'}
        className="px-3!"
        busy={saving}
        onClick={onSave}
      >
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
        Play mine
      </Button>
      <Button className="px-3!" onClick={onTryAgain}>
        <Icon of={Mic} size={19} />
        Try Again
      </Button>
    </div>
  );
}
