import { useState } from 'react';
import type { Result } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Week = Result<'GET /api/weekly-sessions'>;
type Day = Week['days'][number];

const LEGEND: [BarKind, string][] = [
  ['short', 'Under 4 min'],
  ['mid', '4 to 8 min'],
  ['full', '8 min or more'],
];

/** Minutes of each day of this week. A day that is touched, focused or pointed at says it all. */
export function WeeklyChart({ week: { days, totalMinutes } }: { week: Week }) {
  const today = Math.max(
    0,
    days.findIndex(({ isToday }) => isToday),
  );
  const [chosen, setChosen] = useState(today);
  const [pointed, setPointed] = useState<number>();
  const most = Math.max(...days.map(({ minutes }) => minutes));
  const shown = days[pointed ?? chosen];
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>Weekly Progress</h2>
        <p className="num text-ink-2">{totalMinutes} min total</p>
      </div>
      <div
        role="group"
        aria-label="Minutes practiced, Monday to Sunday"
        className="mt-6 grid grid-cols-7 gap-1 md:gap-2"
      >
        {days.map((day, at) => (
          <button
            key={day.date}
            type="button"
            aria-pressed={at === chosen}
            onClick={() => setChosen(at)}
            onFocus={() => setChosen(at)}
            onPointerEnter={() => setPointed(at)}
            onPointerLeave={() => setPointed(undefined)}
            className="group grid gap-1.5 rounded-word pb-1 text-15"
          >
            <VisuallyHidden>{sentence(day)}</VisuallyHidden>
            <Bar day={day} most={most} />
            <span
              aria-hidden
              className={day.isToday ? 'font-bold text-ink' : 'text-ink-2 group-hover:text-ink'}
            >
              {dayName(day.date, 'short')}
            </span>
          </button>
        ))}
      </div>
      <p aria-hidden className="num mt-3 min-h-11 text-15 md:min-h-6 text-ink-2">
        {shown && sentence(shown)}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-15 text-ink-2">
        {LEGEND.map(([kind, text]) => (
          <li key={kind} className="flex items-center gap-2">
            <i className={`paint size-4 rounded-[3px] bar-${kind}`} />
            {text}
          </li>
        ))}
      </ul>
      <WeekTable days={days} />
    </Card>
  );
}

function Bar({ day: { minutes }, most }: { day: Day; most: number }) {
  return (
    <span aria-hidden className="flex h-42 flex-col items-center justify-end gap-1.5 pt-7">
      <b className="num -mt-7 font-semibold">{minutes > 0 ? minutes : '–'}</b>
      <i
        className={`paint min-h-[3px] w-full max-w-11 rounded-t-[5px] rounded-b-[2px] bar-${barKind(minutes)}`}
        style={{ height: `${barHeight(minutes, most)}%` }}
      />
    </span>
  );
}

/** What is said of a day. */
export function sentence({ date, minutes, exercises, accuracy, isToday }: Day): string {
  const day = dayName(date, 'long') + (isToday ? ', today' : '');
  if (exercises === 0 && minutes === 0) return `${day}: no practice`;
  // Drills and ear training take time without being exercises.
  if (exercises === 0) return `${day}: ${inMinutes(minutes)}`;
  const practiced = `${day}: ${inMinutes(minutes)}, ${inExercises(exercises)}`;
  // It is 0 where no take of the day has a score.
  return accuracy > 0 ? `${practiced}, ${accuracy}% accuracy` : practiced;
}

function WeekTable({ days }: { days: Day[] }) {
  return (
    // A table itself would keep its width, unseen, and make a narrow page wider.
    <div className="sr-only">
      <table>
        <caption>This week, day by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Minutes</th>
            <th scope="col">Exercises</th>
            <th scope="col">Accuracy</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, minutes, exercises, accuracy }) => (
            <tr key={date}>
              <th scope="row">{dayName(date, 'long')}</th>
              <td>{minutes}</td>
              <td>{exercises}</td>
              <td>{accuracy > 0 ? `${accuracy}%` : 'none'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Bars of the week by minutes: under 4, from 4, from 8. */
type BarKind = 'none' | 'short' | 'mid' | 'full';

const MID_FROM = 4;
const FULL_FROM = 8;

export function barKind(minutes: number): BarKind {
  if (minutes <= 0) return 'none';
  if (minutes < MID_FROM) return 'short';
  return minutes < FULL_FROM ? 'mid' : 'full';
}

/** Out of 100. A short day is still seen, and a week of short days does not look like a long one. */
export function barHeight(minutes: number, most: number): number {
  if (minutes <= 0) return 0;
  return Math.max(6, Math.round((minutes / Math.max(most, FULL_FROM)) * 100));
}

/** Of a day that is already the person's own, so no zone may move it. */
export function dayName(date: string, length: 'short' | 'long'): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: length,
    timeZone: 'UTC',
  });
}

const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

const inExercises = (exercises: number) =>
  exercises === 1 ? '1 exercise' : `${exercises} exercises`;
