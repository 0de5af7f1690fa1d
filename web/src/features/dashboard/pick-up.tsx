import { CATEGORY_LABELS, type Exercise } from '@saywell/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Result } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typographic } from '../../ui/typographic.ts';

const HEADINGS = {
  first: 'Your first exercise',
  next: 'Pick up where you left off',
  again: 'All done! Here is the one with the most room for improvement',
};

/** The one exercise to go on with: the whole card leads to it. */
export function PickUp({
  next: { exercise, why },
  addressOf,
}: {
  next: Result<'GET /api/next-exercise'>;
  addressOf: (exercise: Exercise) => string;
}) {
  if (!exercise) return null;
  const { title, phrase, category, difficulty } = exercise;
  return (
    <section
      aria-labelledby="pick-up"
      className="rounded-card border border-line bg-surface px-5 py-6 md:p-7"
    >
      <h2 id="pick-up" className="font-text text-15 font-semibold tracking-normal text-ink-2">
        {HEADINGS[why]}
      </h2>
      <p className="mt-2 font-display text-[1.75rem] leading-[1.2] font-medium text-balance">
        {typographic(phrase)}
      </p>
      <p className="num mt-2 text-15 text-ink-2">
        {typographic(title)} · {CATEGORY_LABELS[category]} · Level {difficulty}
      </p>
      {why === 'first' && (
        <p className="mt-3 max-w-[34em]">
          Listen to it, say it once, and see which sound to work on. It takes about 30 seconds.
        </p>
      )}
      <Link
        to={addressOf(exercise)}
        className="mt-2 -mb-2 inline-flex min-h-11 items-center gap-1.5 font-semibold no-underline hover:underline"
      >
        {why === 'first' ? 'Say your first phrase' : `Continue with ${typographic(title)}`}
        <Icon of={ArrowRight} size={18} />
      </Link>
    </section>
  );
}

export function TodaysTip() {
  return (
    <Card>
      <h2>Today’s Tip</h2>
      <p className="mt-2.5 text-ink-2">
        For <b className="ipa text-ink">/æ/</b>, the vowel in “cat,” drop your jaw and spread your
        lips a little, as if starting to smile. If it sounds like “cut,” push your tongue forward;
        if it sounds like “bet,” open wider.
      </p>
    </Card>
  );
}
