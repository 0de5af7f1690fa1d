import { ArrowRight } from 'lucide-react';
import { bandOf, bandText } from '../../ui/bands.ts';
import { Icon } from '../../ui/icon.tsx';
import { typographic } from '../../ui/typographic.ts';
import type { TodaysStep } from './use-today.ts';
import { resultLines } from './wording.ts';

/** What a step came to, in its own numbers. */
export function StepResult({ step, result }: Pick<TodaysStep, 'step' | 'result'>) {
  if (!result) return null;
  const lines = resultLines(step, result);
  return (
    <div className="num grid gap-0.5">
      {step.kind === 'drill' && result.kind === 'drill' && result.inPhrase !== null && (
        <p className="flex flex-wrap items-center gap-x-2 text-20 leading-[1.2]">
          <span className="font-display font-medium">{typographic(step.word)}:</span>
          <span className={bandText[bandOf(step.before)]}>{step.before}</span>
          <Icon of={ArrowRight} size={18} className="text-ink-3" />
          <span className="sr-only">then</span>
          <span className={`font-[650] ${bandText[bandOf(result.inPhrase)]}`}>
            {result.inPhrase}
          </span>
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
