import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { type Pace, PACES } from './speaking.ts';

const options = PACES.map((value) => ({ value, label: `${value}×` }));

export function PaceChoice({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) {
  return (
    <SegmentedChoice label="Playback speed" value={pace} options={options} onChange={onChange} />
  );
}
