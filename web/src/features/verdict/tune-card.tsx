import type { Analysis } from '@saywell/contract';
import { bandOf } from '../../ui/bands.ts';
import { Contour, ContourLegend } from '../../ui/contour.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { PlayButton } from './play-button.tsx';
import { type Playback, playKey } from './playback.ts';
import { tuneOf } from './tune.ts';
import type { WordView } from './word-views.ts';

type Intonation = NonNullable<Analysis['intonation']>;

/** The melody of the phrase: where to go as a ribbon, where the voice went as a line. */
export function TuneCard({
  intonation,
  pitch,
  words,
  playback,
}: {
  intonation: Intonation;
  pitch: Analysis['pitch'];
  words: readonly WordView[];
  playback: Playback;
}) {
  const score = intonation.score;
  const said = words.filter(({ heard }) => heard);
  const start = said[0]?.word.start ?? 0;
  const end = said.at(-1)?.word.end ?? start + 1;
  const { model, learner, place } = tuneOf(pitch, intonation.model, { start, end });
  const flagged = flaggedWord(intonation, words);
  return (
    <section aria-label="The tune" className="grid gap-4 rounded-card bg-sunken px-4 py-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.75rem]">The tune</h2>
        <ScoreChip band={bandOf(score ?? null)} score={score} />
      </div>
      <div className="grid min-w-0 max-w-160 gap-4.5">
        <Contour
          model={model}
          learner={learner}
          words={said.map(({ text, word, band }) => ({
            text: text.replace(/[.,]+$/, ''),
            from: place(word.start),
            to: place(word.end),
            band,
          }))}
          flagged={flagged && { from: place(flagged.word.start), to: place(flagged.word.end) }}
          label={labelOf(intonation)}
        />
        <div className="grid gap-4.5">
          <p className="font-display text-[1.375rem] leading-[1.3] font-medium">
            {intonation.message}
          </p>
          <ContourLegend />
          <div className="grid max-w-100 grid-cols-2 gap-2.5">
            <PlayButton
              voice="you"
              playing={playback.playing === playKey('mine')}
              onClick={playback.mine && (() => playback.mine?.())}
            >
              Play mine
            </PlayButton>
            <PlayButton
              voice="model"
              playing={playback.playing === playKey('model')}
              onClick={playback.model && (() => playback.model?.())}
            >
              Play model
            </PlayButton>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The last word when the ending went the wrong way, else the word that lacked the weight. */
function flaggedWord({ ending, focus }: Intonation, words: readonly WordView[]) {
  if (ending && ending.expected !== ending.heard) return words.findLast(({ heard }) => heard);
  if (focus && focus.expected !== focus.heard) return words[focus.expected];
  return undefined;
}

const moves = { rise: 'rises', fall: 'falls', level: 'stays level' };

function labelOf({ ending }: Intonation): string {
  if (!ending) return 'Pitch over time: the model as a ribbon, yours as a line.';
  return `Pitch over time. The model ${moves[ending.expected]} at the end; yours ${moves[ending.heard]}.`;
}
