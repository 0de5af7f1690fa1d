import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { type Playback, SPEEDS } from './playback.ts';

const options = SPEEDS.map((value) => ({ value, label: `${value}×` }));

export function SpeedChoice({ playback: { speed, onSpeed } }: { playback: Playback }) {
  return (
    <span className="justify-self-start">
      <SegmentedChoice label="Playback speed" value={speed} options={options} onChange={onSpeed} />
    </span>
  );
}
