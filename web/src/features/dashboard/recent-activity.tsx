import { type PracticeSession, RECENT_GREEN_FROM, RECENT_YELLOW_FROM } from '@saywell/contract';
import { Link } from 'react-router';
import { appConfig } from '../../lib/app-config.ts';
import { type Band, bandOf } from '../../ui/bands.ts';
import { Card } from '../../ui/card.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { SoundSegments } from '../../ui/sound-segments.tsx';
import { typographic } from '../../ui/typographic.ts';

export function RecentActivity({
  sessions,
  addressOf,
}: {
  sessions: PracticeSession[];
  addressOf: (exerciseId: number) => string;
}) {
  return (
    <Card>
      <h2>Recent Practice Activity</h2>
      {sessions.length === 0 ? (
        <p className="mt-4 text-ink-2">Your last three exercises will be listed here.</p>
      ) : (
        <ul className="mt-1">
          {sessions.map((session) => (
            <Row key={session.id} session={session} addressOf={addressOf} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({
  session,
  addressOf,
}: {
  session: PracticeSession;
  addressOf: (exerciseId: number) => string;
}) {
  const { exerciseId, phrase, transcript, accuracy, feedback, unsure, createdAt } = session;
  const scored = scoredBy(session, appConfig.engineVersion);
  const title = typographic(phrase || transcript || 'Daily practice');
  const style = 'min-w-0 font-display text-[1.1875rem] leading-[1.3] font-medium';
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-t border-line py-4 first:border-t-0 last:pb-0">
      {exerciseId === null ? (
        <span className={style}>{title}</span>
      ) : (
        <Link
          to={addressOf(exerciseId)}
          className={`${style} rounded-word py-1 no-underline hover:underline`}
        >
          {title}
        </Link>
      )}
      <span className="justify-self-end">
        <RecentScore accuracy={accuracy} />
      </span>
      <span className="max-w-65">
        {feedback && accuracy !== null && <Words feedback={feedback} unsure={unsure} />}
      </span>
      <time
        dateTime={new Date(createdAt).toISOString()}
        className="num justify-self-end text-15 whitespace-nowrap text-ink-3"
      >
        {elapsed(createdAt)}
      </time>
      {scored && <span className="col-span-2 text-15 text-ink-3">{scored}</span>}
    </li>
  );
}

function RecentScore({ accuracy }: Pick<PracticeSession, 'accuracy'>) {
  if (accuracy === null) return <ScoreChip band="unsure" />;
  return <ScoreChip band={recentBand(accuracy)} score={accuracy * 100} word="" />;
}

/** One piece for each word of the take. */
function Words({
  feedback,
  unsure = [],
}: {
  feedback: { accuracy: number }[];
  unsure: number[] | undefined;
}) {
  const bands = feedback.map(({ accuracy }, index) =>
    unsure.includes(index) ? 'unsure' : bandOf(accuracy * 100),
  );
  return <SoundSegments size="s" sounds={bands} />;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** How long ago something was: minutes under an hour, hours under a day, then its date. */
export function elapsed(at: string | Date, now = new Date()): string {
  const then = new Date(at);
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Just now';
  if (minutes < HOUR_MINUTES) return `${minutes} min ago`;
  if (minutes < DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)} h ago`;
  const sameYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
  });
}

/** Recent activity has bands of its own: green from 0.9, yellow from 0.7, red below. */
export function recentBand(accuracy: number): Band {
  if (accuracy >= RECENT_GREEN_FROM) return 'clear';
  return accuracy >= RECENT_YELLOW_FROM ? 'close' : 'notyet';
}

/** Who scored a session, and whether that was another version than the one that scores now. */
export function scoredBy(
  { scoredOn, engine }: Pick<PracticeSession, 'scoredOn' | 'engine'>,
  version: string | undefined,
): string | undefined {
  if (!scoredOn) return undefined;
  const where = scoredOn === 'device' ? 'on your device' : 'on our server';
  const isEarlier = version !== undefined && engine !== version;
  return `Scored ${where}${isEarlier ? ' by an earlier version of Saywell' : ''}`;
}
