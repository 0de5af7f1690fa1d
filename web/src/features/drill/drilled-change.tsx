import { ArrowRight } from 'lucide-react';
import { bandOf, bandText } from '../../ui/bands.ts';
import { Icon } from '../../ui/icon.tsx';
import { typographic } from '../../ui/typographic.ts';

/** A drilled word before and after, in the phrase it belongs to. */
export type WordChange = { word: string; from: number; to: number };

export function DrilledChange({ change: { word, from, to } }: { change: WordChange }) {
  return (
    <p className="num flex flex-wrap items-center gap-x-2.5 gap-y-1 text-20 leading-[1.2]">
      <span className="font-display font-medium">{typographic(word)}:</span>
      <span className={bandText[bandOf(from)]}>{from}</span>
      <Icon of={ArrowRight} size={18} className="text-ink-3" />
      <span className="sr-only">then</span>
      <span className={`font-[650] ${bandText[bandOf(to)]}`}>{to}</span>
      <span className="text-15 text-ink-2">{noteOn(to - from)}</span>
    </p>
  );
}

function noteOn(gained: number): string {
  if (gained > 0) return 'since you said it alone';
  return gained === 0 ? 'the same as before' : 'less than before';
}
