import { REMINDER_DAYS_AWAY } from '@saywell/contract';
import type { Result } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Select, Switch } from '../../ui/inputs.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { NotLoaded } from '../../ui/part.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { asClock, timesOfDay } from './times.ts';
import { useReminder } from './use-reminder.ts';
import { zoneOptions } from './zones.ts';

type Reminder = Result<'GET /api/reminder'>;

/** Whether and when an email says that today's practice is still to come. */
export function ReminderCard() {
  const { data, isLost, retry, choose } = useReminder();
  return (
    <Card aria-labelledby="reminder">
      <h2 id="reminder">Email Reminder</h2>
      {isLost ? (
        <NotLoaded name="Your reminder" onRetry={retry} className="mt-3" />
      ) : (
        <div className="mt-3 grid gap-4">
          <p className="text-ink-2">
            On days when you haven’t practiced yet, you get one short email that names one thing to
            practice. If you don’t come back for {REMINDER_DAYS_AWAY} days, the reminders stop
            automatically.
          </p>
          {data ? <Choices reminder={data} choose={choose} /> : <Waiting />}
        </div>
      )}
    </Card>
  );
}

const OBSTACLES = {
  'no-mail': 'This site isn’t set up to send email, so it can’t remind you.',
  unverified:
    'First, confirm your email address: open the link we sent you, or have it sent again at the top of this page.',
};

type ChoicesProps = {
  reminder: Reminder;
  choose: (choice: Pick<Reminder, 'on' | 'at' | 'timeZone'>) => void;
};

function Choices({ reminder, choose }: ChoicesProps) {
  const { on, at, timeZone, deviceZone, stoppedAt, obstacle } = reminder;
  return (
    <>
      {stoppedAt && (
        <p>
          Your reminders stopped on {dayOf(stoppedAt)}, after {REMINDER_DAYS_AWAY} days without a
          visit.
        </p>
      )}
      <Switch
        label="Remind Me"
        hint={obstacle ? OBSTACLES[obstacle] : undefined}
        checked={on}
        disabled={obstacle !== null && !on}
        onChange={(chosen) => choose({ on: chosen, at, timeZone })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label="Time"
          value={at}
          options={timesOfDay(at).map((value) => ({ value, label: asClock(value) }))}
          disabled={!on}
          onChange={({ target }) => choose({ on, at: target.value, timeZone })}
        />
        <Select
          label="Time Zone"
          value={timeZone ?? ''}
          options={zoneOptions(deviceZone, timeZone)}
          disabled={!on}
          onChange={({ target }) => choose({ on, at, timeZone: target.value || null })}
        />
      </div>
    </>
  );
}

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

/** As high as the choices, so that nothing moves when they arrive. */
function Waiting() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">Loading your reminder...</span>
      </VisuallyHidden>
      <div aria-hidden className="grid min-h-12 grid-cols-[1fr_auto] items-center gap-x-4 py-1.5">
        <span className="font-semibold">Remind Me</span>
        <Skeleton className="h-7.5 w-12.5 rounded-full" />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </>
  );
}
