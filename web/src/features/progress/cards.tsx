import type { ReactNode } from 'react';
import type { Result } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Figures, grouped } from '../../ui/figures.tsx';
import { WaitingLine } from '../../ui/waiting-line.tsx';

export function StreakCard({
  streak,
  waiting,
}: {
  streak: Result<'GET /api/user-streak'>;
  /** Results of today that wait to be sent. */
  waiting: number;
}) {
  return <BigNumber name="Day Streak" value={streak.streak} note={streakNote(streak, waiting)} />;
}

export function AccuracyCard({
  totals,
  before,
}: {
  totals: Result<'GET /api/total-stats'>;
  /** What it was when the week began. */
  before: number | null | undefined;
}) {
  const some = totals.accuracy > 0;
  return (
    <BigNumber
      name="Avg Accuracy"
      value={some ? totals.accuracy : '–'}
      unit={some && '%'}
      note={accuracyNote(totals, before)}
    />
  );
}

function BigNumber({
  name,
  value,
  unit,
  note,
}: {
  name: string;
  value: ReactNode;
  unit?: ReactNode;
  note: string;
}) {
  return (
    <Card>
      <h2 className="label-text font-text tracking-[0.02em]">{name}</h2>
      <p className="num mt-1.5 font-display text-44 leading-none font-medium tracking-[-0.02em]">
        {value}
        {unit && <small className="text-[0.5em]">{unit}</small>}
      </p>
      <p className="mt-2 text-15 text-ink-2">{note}</p>
    </Card>
  );
}

export function TodaysActivity({
  today: { minutes, exercises, accuracy },
  waiting,
}: {
  today: Result<'GET /api/daily-stats'>;
  /** Results of today that wait to be sent. */
  waiting: number;
}) {
  const some = accuracy > 0;
  return (
    <Card>
      <h2 className="mb-4">Today’s Activity</h2>
      <Figures
        figures={[
          { name: 'Practice Time', value: minutes, unit: ' min' },
          { name: 'Exercises', value: exercises },
          { name: 'Accuracy', value: some ? accuracy : '–', unit: some ? '%' : undefined },
        ]}
      />
      <WaitingLine count={waiting} className="mt-4" />
    </Card>
  );
}

export function Summary({
  totals,
  best,
}: {
  totals: Result<'GET /api/total-stats'>;
  best: number | undefined;
}) {
  return (
    <Card>
      <h2>Summary</h2>
      <dl className="num mt-3">
        <Row name="Total Minutes">{grouped(totals.minutes)}</Row>
        <Row name="Total Exercises">{grouped(totals.exercises)}</Row>
        {best !== undefined && (
          <Row name="Best Streak">{best === 1 ? '1 day' : `${best} days`}</Row>
        )}
      </dl>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-3 first:border-t-0 last:pb-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

type Totals = Pick<Result<'GET /api/total-stats'>, 'accuracy' | 'exercises'>;

/** What this week has changed if that is good news, else how much the number is drawn from. */
export function accuracyNote({ accuracy, exercises }: Totals, before?: number | null): string {
  // It is 0 while no take has a score.
  if (accuracy === 0) return 'You’ll see it after your first scored exercise.';
  const gain = accuracy - (before ?? accuracy);
  if (gain > 0) return `Up ${gain} since last week.`;
  return exercises === 1 ? 'Based on one exercise.' : 'The average of all your scored exercises.';
}

type Streak = Result<'GET /api/user-streak'>;

/** A kind word about the streak: what was forgiven, what would lengthen it, what is in reserve. */
export function streakNote(
  { streak, practicedToday, freezeAvailable, frozenDay }: Streak,
  waiting = 0,
): string {
  if (waiting > 0 && !practicedToday) return 'Today’s practice counts once it’s sent.';
  if (streak === 0) return 'One exercise starts a new streak, any day you like.';
  if (frozenDay)
    return `You missed ${weekday(frozenDay)}, but this week’s freeze saved your streak.`;
  if (!practicedToday) return `One exercise today makes it ${streak + 1}.`;
  return freezeAvailable
    ? 'You have one streak freeze: if you miss a day, your streak stays.'
    : 'Practiced today.';
}

/** Read as UTC on both sides: the day is already the person's own. */
function weekday(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  });
}
