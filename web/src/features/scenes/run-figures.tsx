import type { ReactNode } from 'react';
import { bandOf } from '../../ui/bands.ts';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { typographic } from '../../ui/typographic.ts';
import { melodyText, stressText } from './line-melody.ts';
import { type LinePace, pausesOf, paceText, pauseText, rateOf } from './line-pace.ts';
import type { ScoredLine } from './run.ts';

/** Pace, pauses, stress and melody of a run, each in a few words beside the model. */
export function RunFigures({
  scored,
  model,
  prosody,
}: {
  scored: readonly ScoredLine[];
  /** Of the same lines; undefined until all are known. */
  model: readonly LinePace[] | undefined;
  prosody: number;
}) {
  const yours = scored.map(({ pace }) => pace);
  const rate = rateOf(yours);
  const stress = stressText(scored);
  const melody = melodyText(scored);
  const modelRate = model && rateOf(model);
  return (
    <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      <Figure name="Pace">
        <b className="num block text-20 font-semibold">
          You: {rate?.toFixed(1)} syllables a second
        </b>
        {rate !== null && modelRate && (
          <span className="num">
            The model: {modelRate.toFixed(1)}. {paceText(rate, modelRate)}.
          </span>
        )}
      </Figure>
      <Figure name="Pauses">
        <b className="num block text-20 font-semibold">{pauseText(pausesOf(yours))}</b>
        {model && <span className="num">The model: {lower(pauseText(pausesOf(model)))}.</span>}
      </Figure>
      <Figure name="Stress and melody">
        <span className="block py-1.5">
          <ScoreChip band={bandOf(prosody)} score={prosody} />
        </span>
        {stress && (
          <span className="num block">
            <b>Stress:</b> {typographic(stress)}
          </span>
        )}
        {melody && (
          <span className="num block">
            <b>Melody:</b> {typographic(melody)}
          </span>
        )}
      </Figure>
    </dl>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-15 font-semibold text-ink-3">{name}</dt>
    <dd className="mt-0.5 text-15 text-ink-2 [&_b]:text-ink">{children}</dd>
  </div>
);

const lower = (text: string) => text[0]!.toLowerCase() + text.slice(1);
