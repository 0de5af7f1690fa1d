import { type Category, CATEGORY_LABELS } from '@saywell/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Result } from '../../lib/api.ts';
import { ModuleBar } from '../../ui/progress-bar.tsx';
import { Waveform } from '../../ui/waveform.tsx';

const ABOUT: Record<Category, string> = {
  pronunciation: 'Single sounds, one at a time',
  'accent-reduction': 'Rhythm, linking, and weak forms',
  intonation: 'The melody that carries the meaning',
};

/** The three categories: how far one is in each, and the way there. */
export function ModuleCards({
  modules,
  addressOf,
  averages = false,
}: {
  modules: Result<'GET /api/user-progress'>;
  addressOf: (category: Category) => string;
  averages?: boolean;
}) {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">Learning Modules</h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {modules.map(({ category, completed, total, averageAccuracy }) => (
          <li key={category} className="grid">
            <Link
              to={addressOf(category)}
              className="grid content-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-5 no-underline hover:border-line-strong max-md:grid-cols-[84px_1fr] md:gap-y-3.5"
            >
              <span
                aria-hidden
                className="overflow-hidden max-md:row-span-3 max-md:self-center md:h-16"
              >
                {MODULE_PICTURES[category]}
              </span>
              <span>
                <b className="block font-display text-[1.375rem] leading-[1.2] font-medium">
                  {CATEGORY_LABELS[category]}
                </b>
                <span className="text-15 text-ink-2">{ABOUT[category]}</span>
              </span>
              <ModuleBar done={completed} total={total} />
              <span className="num flex flex-wrap justify-between gap-x-3 text-15">
                <span>
                  <b>{completed}</b>/{total} completed
                </span>
                {averages && (
                  <span className="text-ink-2">
                    {completed > 0
                      ? `${Math.round(averageAccuracy * 100)}% average`
                      : 'no average yet'}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loud and soft as in a sentence of three stresses. */
const SENTENCE = [
  20, 42, 78, 62, 48, 30, 16, 34, 70, 96, 74, 58, 38, 18, 8, 12, 30, 64, 88, 100, 84, 60, 46, 70,
  52, 34, 20, 10, 24, 58, 46, 28, 14, 40, 82, 92, 66, 50, 72, 56, 40, 26, 12, 6, 18, 44, 76, 90, 70,
  54, 36, 22, 46, 62, 48, 32, 20, 10,
].map((percent) => percent / 100);

/** What each category is about, drawn. */
const MODULE_PICTURES: Record<Category, ReactNode> = {
  pronunciation: (
    <span className="ipa flex max-w-57.5 justify-between text-[1.5rem] leading-16 max-md:flex-wrap max-md:justify-center max-md:gap-x-3 max-md:leading-8 md:text-[2.25rem] lg:text-[2.75rem]">
      {['θ', 'ɹ', 'æ', 'ʃ', 'ŋ'].map((glyph) => (
        <span key={glyph}>{glyph}</span>
      ))}
    </span>
  ),
  'accent-reduction': (
    <>
      <Waveform peaks={SENTENCE} voice="ink" strokes={58} className="max-md:hidden" />
      <span className="block h-12 md:hidden">
        <Waveform peaks={SENTENCE} voice="ink" strokes={16} />
      </span>
    </>
  ),
  intonation: (
    <svg
      viewBox="0 0 300 64"
      preserveAspectRatio="none"
      fill="none"
      className="h-full w-full max-md:h-12"
    >
      <path
        d="M4 42c28-4 42-30 70-30s40 30 68 31 40-33 68-33 42 30 86 46"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  ),
};
