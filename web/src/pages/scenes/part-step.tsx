import type { ScenePart } from '@saywell/contract';
import type { SceneRun, ShownText } from '../../features/scenes/run.ts';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { RunStart } from './run-start.tsx';
import { TextChoice } from './text-choice.tsx';

/** Before a part is played: which one, and how much of it can be read. */
export function PartStep({
  parts,
  part,
  onPart,
  text,
  onText,
  left,
  onResume,
  onBegin,
}: {
  parts: readonly [string, string];
  part: ScenePart;
  onPart: (part: ScenePart) => void;
  text: ShownText;
  onText: (text: ShownText) => void;
  left: SceneRun | undefined;
  onResume: () => void;
  onBegin: () => void;
}) {
  const options = parts.map((label, at) => ({ value: String(at), label }));
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-[38em] text-ink-2">
        A voice plays the other part. When it’s your turn, the microphone opens by itself, and
        recording stops when you’re done speaking.
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span aria-hidden className="text-15 font-semibold text-ink-2">
          You play
        </span>
        <SegmentedChoice
          label="You play"
          value={String(part)}
          options={options}
          onChange={(value) => onPart(value === '0' ? 0 : 1)}
        />
      </div>
      <TextChoice text={text} onChange={onText} />
      <RunStart
        left={left?.part === part ? left : undefined}
        onResume={onResume}
        onBegin={onBegin}
        begin={`Play the ${lower(parts[part])}`}
      />
    </div>
  );
}

const lower = (name: string) => name.toLowerCase();
