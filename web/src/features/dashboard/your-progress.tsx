import type { Result } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Figures, grouped } from '../../ui/figures.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WaitingLine } from '../../ui/waiting-line.tsx';

type Week = Result<'GET /api/weekly-sessions'>;
type Day = Week['days'][number];
type Streak = Result<'GET /api/user-streak'>;

const LETTERS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const TALLEST_PX = 34;
const SMALLEST_PX = 6;
const EMPTY_PX = 4;

/** Drills and ear training take time without being exercises. */
export const isPracticed = ({ minutes, exercises }: Day) => minutes > 0 || exercises > 0;

/** The streak and this week in small; the progress page has the rest. */
export function YourProgress({
  week,
  streak,
  waiting,
}: {
  week: Week;
  streak: Streak | undefined;
  /** Results of today that wait to be sent. */
  waiting: number;
}) {
  const most = Math.max(1, ...week.days.map(({ minutes }) => minutes));
  const practiced = week.days.filter(isPracticed).length;
  return (
    <Card>
      <h2>Your Progress</h2>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        {streak && (
          <>
            <span className="num">
              {streak.streak === 0
                ? 'A streak begins with one exercise'
                : `${streak.streak}-day streak`}
            </span>
            {streak.best > 0 && <span className="num text-15 text-ink-3">best {streak.best}</span>}
          </>
        )}
      </div>
      <WaitingLine count={waiting} />
      <div
        role="img"
        aria-label={`Practiced on ${practiced} of 7 days this week, ${week.totalMinutes} ${week.totalMinutes === 1 ? 'minute' : 'minutes'}`}
        className="mt-3 flex items-end gap-1.5"
      >
        {week.days.map((day, at) => (
          <span
            key={day.date}
            className={`grid flex-1 justify-items-center gap-1.5 text-15 ${day.isToday ? 'font-bold text-ink' : 'text-ink-2'}`}
          >
            <i
              className={`paint w-full rounded-[3px] ${isPracticed(day) ? 'bg-ink' : 'bg-line'}`}
              style={{
                height: isPracticed(day)
                  ? Math.max(SMALLEST_PX, (day.minutes / most) * TALLEST_PX)
                  : EMPTY_PX,
              }}
            />
            {LETTERS[at]}
          </span>
        ))}
      </div>
      <TextLink to="/progress" className="mt-2 -mb-2.5">
        See all your progress
      </TextLink>
    </Card>
  );
}

export function Stats({ totals }: { totals: Result<'GET /api/total-stats'> }) {
  const { minutes, exercises, accuracy } = totals;
  // It is 0 while no take has a score.
  const some = accuracy > 0;
  return (
    <Figures
      figures={[
        { name: minutes === 1 ? 'minute practiced' : 'minutes practiced', value: grouped(minutes) },
        { name: exercises === 1 ? 'exercise' : 'exercises', value: grouped(exercises) },
        { name: 'accuracy', value: some ? accuracy : '–', unit: some ? '%' : undefined },
      ]}
    />
  );
}
