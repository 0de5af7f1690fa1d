import type { SoundProgress } from '@saywell/contract';
import { ArrowRight, Mic } from 'lucide-react';
import { Suspense } from 'react';
import { useUserId } from '../../features/accounts/queries.ts';
import { VerifyEmailBanner } from '../../features/accounts/verify-email-banner.tsx';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { ChallengesCard } from '../../features/dashboard/challenges-card.tsx';
import { PickUp, TodaysTip } from '../../features/dashboard/pick-up.tsx';
import { RecentActivity } from '../../features/dashboard/recent-activity.tsx';
import { useDashboard } from '../../features/dashboard/use-dashboard.ts';
import { Stats, YourProgress } from '../../features/dashboard/your-progress.tsx';
import { EarCard } from '../../features/ear/ear-card.tsx';
import { FirstSessionCard } from '../../features/first-session/first-session-card.tsx';
import { OpenClasses } from '../../features/classes/open-classes.tsx';
import { InstallNotice } from '../../features/offline/install-offer.tsx';
import { UpdateNotice } from '../../features/offline/update-notice.tsx';
import { useWaitingToday } from '../../features/outbox/waiting-today.ts';
import { ModuleCards } from '../../features/progress/module-cards.tsx';
import { keepPlan, type PracticePlan } from '../../features/sounds/practice-plan.ts';
import { SoundForToday } from '../../features/sounds/sound-picks.tsx';
import { TodayCard } from '../../features/today/today-card.tsx';
import { type Today as TodaysPractice, useWithWaiting } from '../../features/today/use-today.ts';
import { optionalPart } from '../../lib/connection.ts';
import { usePageTitle } from '../../lib/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { WholeScreen } from '../../ui/whole-screen.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Part } from '../../ui/part.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { earAddress, PATH_ADDRESS } from '../ear/addresses.ts';
import {
  exerciseAddress,
  FIRST_SESSION_ADDRESS,
  listAddress,
  PLAN_ADDRESS,
  sessionAddress,
  soundAddress,
  stepAddress,
} from '../practice/addresses.ts';
import { STRESS_ADDRESS } from '../stress/addresses.ts';
import { TODAY_ADDRESS } from '../today/addresses.ts';
import { classAddress } from '../classes/addresses.ts';

const UnsentNotice = optionalPart(() => import('../unsent-notice.tsx'));

export default function Dashboard({ name }: { name: string }) {
  usePageTitle('Home');
  const dashboard = useDashboard();
  return (
    <WholeScreen
      state={dashboard.state}
      loading="Loading your dashboard..."
      failed="Unable to load your dashboard"
      onRetry={dashboard.retry}
    >
      {() => (
        // Both columns end together: what one is shorter goes between its parts.
        <div className="wrap grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
          <div className="grid min-w-0 content-start gap-8 md:gap-10 lg:content-between">
            <Greeting name={name} dashboard={dashboard} />
            <UpdateNotice />
            <VerifyEmailBanner />
            <Suspense>
              <UnsentNotice />
            </Suspense>
            <Main dashboard={dashboard} />
          </div>
          <Side dashboard={dashboard} />
        </div>
      )}
    </WholeScreen>
  );
}

const Today = ({ today }: { today: TodaysPractice }) => (
  <TodayCard today={useWithWaiting(today)} to={TODAY_ADDRESS} />
);

type Loaded = { dashboard: ReturnType<typeof useDashboard> };
type Totals = NonNullable<Loaded['dashboard']['totals']['data']>;

/** There is one thing to do on a day, on the first one, too: today's practice. */
function Greeting({ name, dashboard: { today, classes } }: Loaded & { name: string }) {
  const hasSteps = today.data !== undefined && today.data.steps.length > 0;
  return (
    <div className="grid gap-6 md:grid-cols-[1fr_auto] md:items-end md:gap-x-6 md:gap-y-10">
      <div className="min-w-0">
        <h1 className="text-[clamp(2.25rem,1.8rem+2.2vw,3.5rem)] wrap-anywhere">
          Good day, {name}!
        </h1>
        <p className="mt-2 text-20 text-ink-2">Ready to practice your pronunciation?</p>
      </div>
      <div className="min-w-0 empty:hidden md:col-span-2 md:row-start-2">
        <Part of={today} name="Today’s practice">
          {(data) => <Today today={data} />}
        </Part>
        {classes.data && <OpenClasses classes={classes.data} addressOf={classAddress} />}
      </div>
      <ButtonLink
        to="/practice"
        size="l"
        look={hasSteps ? 'line' : 'go'}
        className="md:col-start-2 md:row-start-1"
      >
        <Icon of={Mic} />
        Start Practice Session
      </ButtonLink>
    </div>
  );
}

const hasPracticed = (totals: Totals | undefined) =>
  totals !== undefined && (totals.exercises > 0 || totals.minutes > 0);

function Main({ dashboard: { totals, next, modules, recent } }: Loaded) {
  return (
    <>
      <FirstSessionCard to={FIRST_SESSION_ADDRESS} practiced={hasPracticed(totals.data)} />
      <Part of={totals} name="Your numbers">
        {(data) => <Stats totals={data} />}
      </Part>
      <Part of={next} name="Your next exercise">
        {(data) => <PickUp next={data} addressOf={exerciseAddress} />}
      </Part>
      <Part of={modules} name="Your learning modules">
        {(data) => <ModuleCards modules={data} addressOf={listAddress} />}
      </Part>
      <Part of={recent} name="Your recent activity">
        {(data) => <RecentActivity sessions={data} addressOf={sessionAddress} />}
      </Part>
      <InstallNotice />
    </>
  );
}

function Side({ dashboard: { sounds, path, plan, challenges, week, streak } }: Loaded) {
  const waiting = useWaitingToday();
  return (
    <div className="grid content-start gap-6 md:grid-cols-2 lg:content-between lg:grid-cols-1 md:max-lg:[&>:nth-last-child(2):nth-child(odd)]:col-span-2">
      {sounds.data && plan.data && <TodaysSound sounds={sounds.data} steps={plan.data.steps} />}
      <Part of={path} name="Your ear training">
        {(data) => (
          <EarCard path={data} addressOf={earAddress}>
            <TextLink to={STRESS_ADDRESS}>
              Stress gym
              <Icon of={ArrowRight} size={18} />
            </TextLink>
            <TextLink to={PATH_ADDRESS}>
              Your path
              <Icon of={ArrowRight} size={18} />
            </TextLink>
          </EarCard>
        )}
      </Part>
      <Part of={challenges} name="Today’s goals">
        {(data) => <ChallengesCard challenges={data} />}
      </Part>
      <Part of={week} name="Your week">
        {(data) => <YourProgress week={data} streak={streak.data} waiting={waiting} />}
      </Part>
      <TodaysTip />
      <div className="md:col-span-2 lg:col-span-1">
        <AdSlot placement="homepage-hero" />
      </div>
    </div>
  );
}

/** Leads to the exercise that the plan has for the sound, and into the session that it belongs to. */
function TodaysSound({ sounds, steps }: { sounds: SoundProgress[]; steps: PracticePlan['steps'] }) {
  const userId = useUserId();
  const practiceOf = (phone: string) => {
    const step = steps.find((one) => one.sounds[0]?.phone === phone);
    if (!step) return { to: PLAN_ADDRESS };
    return { to: stepAddress(step.exercise), onClick: () => keepPlan(userId, steps) };
  };
  const planned = steps.flatMap((step) => step.sounds[0]?.phone ?? []);
  return (
    <SoundForToday
      sounds={sounds}
      planned={planned}
      addressOf={soundAddress}
      practiceOf={practiceOf}
    />
  );
}
