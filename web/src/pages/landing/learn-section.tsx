import { CATEGORIES, CATEGORY_LABELS, type Category } from '@saywell/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signUpFor } from '../../lib/next-path.ts';
import { Waveform } from '../../ui/waveform.tsx';
import { sectionHeading } from './section-heading.ts';
import { specimenModel } from './specimen-waves.ts';

const subjects: Record<Category, { about: string; picture: ReactNode }> = {
  pronunciation: {
    about: 'Single sounds, one at a time',
    picture: (
      <span className="ipa flex gap-5 text-[2.5rem] leading-none md:gap-6">
        {['θ', 'ɹ', 'æ', 'ʃ', 'ŋ'].map((sound) => (
          <span key={sound}>{sound}</span>
        ))}
      </span>
    ),
  },
  'accent-reduction': {
    about: 'Rhythm, linking, weak forms',
    picture: <Waveform peaks={specimenModel} voice="ink" strokes={64} />,
  },
  intonation: {
    about: 'The tune that carries meaning',
    picture: (
      <svg
        viewBox="0 0 300 64"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="size-full"
      >
        <path
          d="M4 40c30-6 44-26 72-26s40 26 68 28 40-30 66-30 40 30 86 44"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    ),
  },
};

export function LearnSection() {
  return (
    <section className="border-t border-line py-12 md:py-14">
      <h2 className={sectionHeading}>What You Will Learn</h2>
      <ul className="mt-7 grid gap-3 md:grid-cols-3">
        {CATEGORIES.map((category) => (
          <li key={category} className="grid">
            <Link
              to={signUpFor(`/practice#${category}`)}
              className="grid content-start gap-4 rounded-card border border-line bg-surface p-5 no-underline hover:border-line-strong"
            >
              <span aria-hidden className="grid h-16 items-center">
                {subjects[category].picture}
              </span>
              <span>
                <span className="block font-display text-[1.375rem] leading-[1.2] font-medium">
                  {CATEGORY_LABELS[category]}
                </span>
                <span className="text-15 text-ink-2">{subjects[category].about}</span>
              </span>
              <span className="text-15 text-ink-2">More than 20 exercises, levels 1 to 10</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
