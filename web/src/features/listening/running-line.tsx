import { typographic } from '../../ui/typographic.ts';
import { usePlaying } from './listening.ts';
import { spokenWord, writtenWords } from './spoken-word.ts';
import { type SpokenLine, useTimings } from './use-timings.ts';

/** A line whose words light up while they are said. */
export function RunningLine({ line, playKey }: { line: SpokenLine; playKey: string }) {
  const playing = usePlaying((now) => now?.key === playKey);
  const timings = useTimings(line, playing);
  const lit = usePlaying((now) =>
    now?.key === playKey ? spokenWord(line.text, timings?.words, now.cursor) : undefined,
  );
  return writtenWords(line.text).map(({ text, from }, index) => (
    <span key={from}>
      {index > 0 && ' '}
      <span
        className={`rounded-word transition-colors ${
          lit === index ? 'bg-model-soft/60 ring-4 ring-model-soft/60' : ''
        }`}
      >
        {typographic(text)}
      </span>
    </span>
  ));
}
