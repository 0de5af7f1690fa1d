import { type ShownText, TEXTS } from '../../features/scenes/run.ts';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';

const LABELS: Record<ShownText, string> = {
  all: 'Show',
  letters: 'First letters',
  none: 'Hide',
};
const options = TEXTS.map((value) => ({ value, label: LABELS[value] }));

/** How much of their own lines somebody sees. */
export const TextChoice = ({
  text,
  onChange,
}: {
  text: ShownText;
  onChange: (text: ShownText) => void;
}) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <span aria-hidden className="text-15 font-semibold text-ink-2">
      Your lines
    </span>
    <SegmentedChoice label="Your lines" value={text} options={options} onChange={onChange} />
  </div>
);
