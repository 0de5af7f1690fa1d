import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { SoundSegments } from '../../ui/sound-segments.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import { sectionHeading } from './section-heading.ts';
import { specimenLearner, specimenModel } from './specimen-waves.ts';

/** What the verdict does that others don't, drawn as the verdict draws it. */
export function FeaturesSection() {
  return (
    <section className="border-t border-line py-12 md:py-14">
      <h2 className={sectionHeading}>Features</h2>
      <div className="mt-7 grid gap-10 md:grid-cols-3 md:gap-8">
        <Feature
          title="It names the sound"
          text="“You said /s/, aim for /θ/.” Then both clips, and what to move."
        >
          <span className="ipa flex items-center gap-3 text-[2.75rem] leading-none">
            <Glyph className="border-voice text-voice">s</Glyph>
            <Icon of={ArrowRight} size={24} />
            <Glyph className="border-line-strong">θ</Glyph>
          </span>
        </Feature>
        <Feature
          title="You beside the model"
          text="Two voices, lined up word by word, at full speed or 0.6×."
        >
          <span className="grid w-65 max-w-full gap-1.5">
            <span className="h-11">
              <Waveform peaks={specimenModel} voice="model" strokes={46} />
            </span>
            <span className="h-11">
              <Waveform peaks={specimenLearner} voice="you" strokes={46} />
            </span>
          </span>
        </Feature>
        <Feature
          title="It says when it isn’t sure"
          text="A noisy take gets “please repeat”, never a guess in red."
        >
          <span className="grid gap-2 font-display text-[2.25rem] leading-none font-medium text-ink-2">
            thought
            <SoundSegments sounds={['unsure', 'unsure', 'unsure']} />
          </span>
        </Feature>
      </div>
    </section>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article>
      <div aria-hidden className="flex h-24 items-center">
        {children}
      </div>
      <h3 className="mt-5">{title}</h3>
      <p className="mt-1.5 max-w-[26em] text-ink-2">{text}</p>
    </article>
  );
}

function Glyph({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`grid h-22 w-20 place-items-center rounded-tile border-2 bg-surface ${className}`}
    >
      {children}
    </span>
  );
}
