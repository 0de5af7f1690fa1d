import {
  chooseDailyGoal,
  chooseFirstLanguage,
  choosePathStep,
  dailyStats,
  getSound,
  listChallenges,
  listSounds,
  nextExercise,
  practicePlan,
  readDailyGoal,
  readFirstLanguage,
  readPath,
  readPathSteps,
  rememberZone,
  resetProgress,
  toggleChallenge,
  totalStats,
  userProgress,
  userStreak,
  weeklySessions,
} from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import * as challenges from './days/challenges.ts';
import * as goals from './days/daily-goal.ts';
import * as days from './days/days.ts';
import { findNextExercise } from './plan/next-exercise.ts';
import { chooseStep } from './plan/path-choices.ts';
import * as paths from './plan/path.ts';
import { planPractice } from './plan/plan.ts';
import * as zones from './days/remember-zone.ts';
import { resetPractice } from './record/reset.ts';
import { readSound } from './sounds/sound-detail.ts';
import { listSoundsOf } from './sounds/sound-list.ts';
import * as totals from './days/totals.ts';

export function registerProgress(mount: Mount, db: Database) {
  mount(totalStats, (_input, { userId }) => totals.readTotalStats(db, userId));
  mount(userProgress, (_input, { userId }) => totals.readUserProgress(db, userId));
  mount(dailyStats, async ({ query }, { userId }) =>
    days.readDailyStats(db, userId, await zones.localTimeOf(db, userId, query)),
  );
  mount(weeklySessions, async ({ query }, { userId }) =>
    days.readWeek(db, userId, await zones.localTimeOf(db, userId, query)),
  );
  mount(userStreak, async ({ query }, { userId }) =>
    days.readStreak(db, userId, await zones.localTimeOf(db, userId, query)),
  );
  mount(rememberZone, async ({ body }, { userId }) => {
    await zones.rememberZone(db, userId, body);
    return { message: 'Your days now begin at midnight in your time zone' };
  });
  mount(listChallenges, async ({ query }, { userId }) =>
    challenges.readChallenges(db, userId, await zones.localTimeOf(db, userId, query)),
  );
  mount(toggleChallenge, async ({ query, body }, { userId }) =>
    challenges.tickChallenge(db, userId, await zones.localTimeOf(db, userId, query), body),
  );
  mount(listSounds, (_input, { userId }) => listSoundsOf(db, userId));
  mount(getSound, ({ params }, { userId }) => readSound(db, userId, params.phone));
  mount(practicePlan, (_input, { userId }) => planPractice(db, userId));
  mount(readPath, (_input, { userId }) => paths.readPath(db, userId));
  mount(readPathSteps, (_input, { userId }) => paths.readPathSteps(db, userId));
  mount(choosePathStep, ({ params, body }, { userId }) =>
    chooseStep(db, userId, { ...params, ...body }),
  );
  mount(readFirstLanguage, (_input, { userId }) => paths.readFirstLanguage(db, userId));
  mount(chooseFirstLanguage, ({ body }, { userId }) =>
    paths.chooseFirstLanguage(db, userId, body.firstLanguage),
  );
  mount(readDailyGoal, (_input, { userId }) => goals.readDailyGoal(db, userId));
  mount(chooseDailyGoal, ({ body }, { userId }) => goals.chooseDailyGoal(db, userId, body));
  mount(nextExercise, (_input, { userId }) => findNextExercise(db, userId));
  mount(resetProgress, async (_input, { userId }) => {
    await resetPractice(db, userId);
    return { message: 'All your learning progress has been reset' };
  });
}
