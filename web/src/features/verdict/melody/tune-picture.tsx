import { Contour, timeAcross } from '../../../ui/contour.tsx';
import { shareOfTap } from '../playback/playhead.tsx';
import { type Playback, useSpokenWord, useSpot } from '../playback/playback.ts';
import { syllablesOf } from './syllables.ts';
import { notesOn } from './tune-notes.ts';
import { type Intonation, missedTunes } from './tune-words.ts';
import { type ExampleTune, type Pitch, timeMap, tuneOf } from './tune.ts';
import type { WordView } from '../words/word-views.ts';

const STEPS = 250;

/** Both tunes on the learner's timing. A tap plays the learner from there, or whoever sounds. */
export function TunePicture({
  intonation,
  pitch,
  aim,
  example,
  words,
  playback,
}: {
  intonation: Intonation;
  pitch: Pitch;
  /** The tune to aim for, on the learner's timing. */
  aim: Pitch;
  example: ExampleTune | undefined;
  words: readonly WordView[];
  playback: Playback;
}) {
  const spans = words.map(({ heard, word }) => (heard ? word : undefined));
  const said = words.filter(({ heard }) => heard);
  const start = said[0]?.word.start ?? 0;
  const span = { start, end: said.at(-1)?.word.end ?? start + 1 };
  const tune = tuneOf(pitch, aim, span);
  const { place } = tune;
  const missed = missedTunes(intonation, words);
  const toLearner = timeMap(example?.words ?? [], spans);
  const toExample = timeMap(
    spans.filter(isSpan),
    (example?.words ?? []).filter((_, at) => spans[at]),
  );
  const spoken = useSpokenWord(playback, { mine: spans, example: example?.words });
  const playhead = useSpot(playback, (spot) => {
    const at = spot?.voice === 'example' ? toLearner(spot.seconds) : spot?.seconds;
    if (at === undefined || at < span.start || at > span.end) return undefined;
    return Math.round(place(at) * STEPS) / STEPS;
  });
  const { from } = playback;
  const seek = (share: number) => {
    const seconds = span.start + timeAcross(share) * (span.end - span.start);
    const there = playback.spot?.get()?.voice === 'example' ? toExample(seconds) : undefined;
    if (there === undefined) from?.('mine', seconds);
    else from?.('example', there);
  };
  return (
    <div className="relative">
      <Contour
        aim={tune.aim}
        learner={tune.learner}
        words={words.flatMap((view, index) =>
          view.heard
            ? [
                {
                  from: place(view.word.start),
                  to: place(view.word.end),
                  band: view.band,
                  syllables: syllablesOf(view, example?.words[index]?.ipa),
                  lit: index === spoken,
                },
              ]
            : [],
        )}
        notes={notesOn(intonation, { ...tune, words })}
        flagged={missed.flatMap(({ index, band }) => {
          const word = words[index]?.word;
          return word ? [{ from: place(word.start), to: place(word.end), band }] : [];
        })}
        label={labelOf(intonation)}
        playhead={playhead}
      />
      {from && playback.mine && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={(event) => seek(shareOfTap(event))}
          className="absolute inset-0 cursor-pointer"
        />
      )}
    </div>
  );
}

const isSpan = <T,>(span: T | undefined): span is T => span !== undefined;

const moves = { rise: 'rises', fall: 'falls', level: 'stays level' };

function labelOf({ ending }: Intonation): string {
  if (!ending) return 'Pitch over time: the model as a ribbon, yours as a line.';
  return `Pitch over time. The model ${moves[ending.expected]} at the end; yours ${moves[ending.heard]}.`;
}
