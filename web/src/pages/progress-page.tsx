import { useUserId } from '../features/accounts/queries.ts';
import { AdSlot } from '../features/ads/ad-slot.tsx';
import { AccuracyCard, StreakCard, Summary, TodaysActivity } from '../features/progress/cards.tsx';
import { useWaitingToday } from '../features/outbox/waiting-today.ts';
import { ModuleCards } from '../features/progress/module-cards.tsx';
import { ProgressTips } from '../features/progress/progress-tips.tsx';
import { ResetProgress } from '../features/progress/reset-progress.tsx';
import { useProgress } from '../features/progress/use-progress.ts';
import { WeeklyChart } from '../features/progress/weekly-chart.tsx';
import { forgetPlan } from '../features/sounds/practice-plan.ts';
import { MostImproved } from '../features/sounds/sound-picks.tsx';
import { WeekReview } from '../features/today/week-review.tsx';
import { forgetAccount } from '../lib/account-storage.ts';
import { Part } from '../ui/part.tsx';
import { WholeScreen } from '../ui/whole-screen.tsx';
import { earAddress } from './ear/addresses.ts';
import { listAddress, soundAddress } from './practice/addresses.ts';
import { SoundsSection } from './progress/sounds-section.tsx';
import UnsentNotice from './unsent-notice.tsx';

export default function ProgressPage() {
  const progress = useProgress();
  return (
    <WholeScreen
      state={progress.state}
      loading="Loading your progress..."
      failed="Unable to load your progress"
      onRetry={progress.retry}
    >
      {() => <Progress progress={progress} />}
    </WholeScreen>
  );
}

function Progress({ progress }: { progress: ReturnType<typeof useProgress> }) {
  const { totals, streak, today, week, modules, sounds, review } = progress;
  const userId = useUserId();
  const waiting = useWaitingToday();

  return (
    <div className="wrap grid gap-6">
      <div className="mb-2">
        <h1>Your Progress</h1>
        <p aria-hidden className="ipa mt-1.5 text-20 text-ink-3">
          /jʊɹ ˈpɹɑɡɹɛs/
        </p>
      </div>
      <UnsentNotice />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-10">
        <div className="grid min-w-0 content-start gap-6">
          <div className="grid grid-cols-2 gap-3 md:gap-6">
            <Part of={streak} name="Your streak">
              {(data) => <StreakCard streak={data} waiting={waiting} />}
            </Part>
            <Part of={totals} name="Your accuracy">
              {(data) => <AccuracyCard totals={data} before={week.data?.accuracyBefore} />}
            </Part>
          </div>
          <Part of={today} name="Today’s activity">
            {(data) => <TodaysActivity today={data} waiting={waiting} />}
          </Part>
          <Part of={week} name="Your week">
            {(data) => <WeeklyChart week={data} />}
          </Part>
        </div>
        <div className="min-w-0 lg:col-span-2">
          <Part of={review} name="Your week in review">
            {(data) => <WeekReview review={data} soundAt={soundAddress} earAt={earAddress} />}
          </Part>
        </div>
        <div className="min-w-0 lg:col-span-2">
          <Part of={sounds} name="Your sounds">
            {(data) => <SoundsSection sounds={data} />}
          </Part>
        </div>
        <div className="grid content-start gap-6 md:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:col-start-2 lg:row-start-1 lg:flex lg:flex-col lg:[&>:last-child]:grow">
          <Part of={totals} name="Your summary">
            {(data) => <Summary totals={data} best={streak.data?.best} />}
          </Part>
          {sounds.data && <MostImproved sounds={sounds.data} />}
          <ProgressTips />
        </div>
      </div>
      <div className="mt-4">
        <Part of={modules} name="Your learning modules">
          {(data) => <ModuleCards modules={data} addressOf={listAddress} averages />}
        </Part>
      </div>
      <div className="mt-4">
        <AdSlot placement="progress-bottom" />
      </div>
      {modules.data && (
        <div className="mt-8">
          <ResetProgress modules={modules.data} onReset={() => forgetPractice(userId)} />
        </div>
      )}
    </div>
  );
}

/** What this browser keeps of practice that is deleted: sounds to practice, runs to go on with. */
function forgetPractice(userId: number): void {
  forgetPlan(userId);
  forgetAccount(userId);
}
