import {
  CLEAR_FROM,
  type FirstLanguage,
  LANGUAGE_NAMES,
  type practicePlan,
  type Typical,
} from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { exerciseTotals, users } from '../../db/schema.ts';
import { listExercises } from '../exercises/exercises.ts';
import { earStepFor, firstLanguageOf, walkPath } from './path.ts';
import { inOrderOfPath, type Ordered } from './sound-order.ts';
import { readSounds } from './sounds.ts';

type Plan = z.input<typeof practicePlan.response>;
type Step = Plan['steps'][number];
type Sound = Awaited<ReturnType<typeof readSounds>>[number];
type Exercise = Awaited<ReturnType<typeof listExercises>>[number];
type Need = Ordered<Sound> & {
  why: Step['why'];
  weight: number;
  /** The person's first language, if speakers of it find the sound hard. */
  hardFor?: { language: FirstLanguage; typical: Typical } | undefined;
};

const STEPS = 5;
const DAY_MS = 24 * 3600 * 1000;

/** A sound that an earlier step already trains counts for this fraction. */
const COVERED = 0.35;
/** What an exercise loses if it was practiced today, and for each level away from the person's. */
const FRESH_PENALTY = 0.6;
const LEVEL_PENALTY = 0.2;
/** What is unclear comes before what is due again, and that before what is new. */
const TIERS = { weak: 2, due: 1, new: 0.1 };
const PINNED = 3;
/** So many days add as much to a due sound as the first place on the path. */
const OVERDUE_DAYS = 60;

/**
 * A few phrases that train what somebody needs most: weak sounds, then due ones, then new ones, each
 * in the order of the path; before them all, those of steps that were pinned.
 */
export async function planPractice(db: Database, userId: number, now = new Date()): Promise<Plan> {
  const chosen = await choosePhrases(db, userId, { count: STEPS, now });
  const phones = chosen.map(({ main }) => main.sound.phone);
  return {
    ear: await earStepFor(db, userId, phones, now),
    steps: chosen.map(({ candidate, main }) => stepOf(candidate, main, now)),
  };
}

type Wanted = {
  count: number;
  now: Date;
  /** Leaves out every sound that is due only from then on. */
  dueBefore?: Date;
  /** Whether a phrase is left out. */
  without?: (exercise: Exercise, practicedAt: Date | undefined) => boolean;
};

/** One phrase each for the sounds that need it most. */
export async function phrasesForSounds(db: Database, userId: number, wanted: Wanted) {
  // A phrase may have been worth its place for several sounds; each sound comes once.
  const chosen = await choosePhrases(db, userId, { ...wanted, count: 3 * wanted.count });
  const once = new Map(chosen.map((one) => [one.main.sound.phone, one] as const).toReversed());
  return chosen
    .filter((one) => once.get(one.main.sound.phone) === one)
    .slice(0, wanted.count)
    .map(({ candidate: { exercise }, main }) => ({
      exercise,
      sound: main.sound,
      reason: reasonOf(main, wanted.now),
    }));
}

async function choosePhrases(
  db: Database,
  userId: number,
  { count, now, dueBefore, without = () => false }: Wanted,
) {
  const language = await firstLanguageOf(db, userId);
  const { steps } = await walkPath(db, userId, now);
  const ordered = inOrderOfPath(await readSounds(db, userId, now), steps, language);
  const needs = ordered
    .map((one, place) => needOf(one, 1 - place / ordered.length, language, dueBefore ?? now))
    .filter(({ sound: { dueAt } }) => !dueBefore || !dueAt || Number(dueAt) < dueBefore.getTime());
  const done = await db
    .select({ id: exerciseTotals.exerciseId, at: exerciseTotals.lastPracticedAt })
    .from(exerciseTotals)
    .where(eq(exerciseTotals.userId, userId));
  const lastDone = new Map(done.map(({ id, at }) => [id, at]));
  const [person] = await db.select({ level: users.level }).from(users).where(eq(users.id, userId));
  const candidates = (await listExercises(db))
    .filter((exercise) => !without(exercise, lastDone.get(exercise.id)))
    .map((exercise) => ({
      exercise,
      needs: needs.filter(({ sound }) => exercise.trains.sounds?.includes(sound.phone)),
      isFresh: now.getTime() - Number(lastDone.get(exercise.id) ?? 0) < DAY_MS,
      levelsAway: Math.abs(exercise.difficulty - (person?.level ?? 1)),
    }))
    .filter((one) => one.needs.some(({ weight }) => weight > 0));
  return choose(candidates, count);
}

type Candidate = { exercise: Exercise; needs: Need[]; isFresh: boolean; levelsAway: number };
type Chosen = { candidate: Candidate; main: Need };

function choose(candidates: Candidate[], count: number): Chosen[] {
  const covered = new Map<string, number>();
  const worth = ({ sound, weight }: Need) => weight * COVERED ** (covered.get(sound.phone) ?? 0);
  const value = ({ needs, isFresh, levelsAway }: Candidate) =>
    needs.reduce((sum, need) => sum + worth(need), 0) -
    (isFresh ? FRESH_PENALTY : 0) -
    LEVEL_PENALTY * levelsAway;
  const most = (needs: Need[]) =>
    needs.reduce<Need | undefined>((a, b) => (a && worth(a) >= worth(b) ? a : b), undefined);
  const left = [...candidates];
  const chosen: Chosen[] = [];
  /** However much else a phrase trains, it waits for one with the sound that comes first. */
  const pressing = () =>
    most(
      left.flatMap(({ needs, isFresh }) =>
        needs.filter(
          ({ sound, why, weight }) =>
            weight > 0 && !covered.has(sound.phone) && (why === 'weak' || !isFresh),
        ),
      ),
    );
  while (chosen.length < count && left.length > 0) {
    const first = pressing();
    const fitting = first ? left.filter(({ needs }) => needs.includes(first)) : left;
    const best = fitting.reduce((a, b) => (value(b) > value(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    chosen.push({ candidate: best, main: first ?? most(best.needs)! });
    for (const { sound } of best.needs)
      covered.set(sound.phone, (covered.get(sound.phone) ?? 0) + 1);
  }
  return chosen;
}

/** The sound that the phrase is there for comes first. */
function stepOf({ exercise, needs }: Candidate, main: Need, now: Date): Step {
  const sounds = [main, ...needs.filter((need) => need !== main)].map(
    ({ sound: { phone, ipa } }) => ({ phone, ipa }),
  );
  return { exercise, sounds, why: main.why, reason: reasonOf(main, now), path: main.step };
}

/** `rank` is 1 for the first sound of the path, and less for each that follows. */
function needOf(
  one: Ordered<Sound>,
  rank: number,
  language: FirstLanguage | undefined,
  now: Date,
): Need {
  const { sound, isPinned } = one;
  const need = (why: Need['why'], more = 0): Need => ({
    ...one,
    why,
    weight: TIERS[why] + (rank + more) / 2 + (isPinned ? PINNED : 0),
  });
  if (sound.accuracy === null) {
    const typical = language?.sounds[sound.phone]?.typical;
    return { ...need('new'), hardFor: language && typical && { language, typical } };
  }
  if (sound.accuracy < CLEAR_FROM / 100) return need('weak');
  const overdue = sound.dueAt ? (now.getTime() - Number(sound.dueAt)) / DAY_MS : -1;
  return overdue < 0
    ? { ...need('due'), weight: 0 }
    : need('due', Math.min(1, overdue / OVERDUE_DAYS) * 0.9);
}

function reasonOf({ sound, why, hardFor }: Need, now: Date): string {
  const name = `/${sound.ipa}/`;
  const tries = sound.tries === 1 ? '1 try' : `${sound.tries} tries`;
  if (why === 'weak') {
    return `Your ${name} averages ${Math.round(sound.accuracy! * 100)} out of 100 over ${tries}.`;
  }
  if (why === 'due') return `${name} went well ${ago(sound, now)}; time to check whether it stuck.`;
  if (hardFor) {
    const who = `${hardFor.typical === 1 ? 'some' : 'many'} people whose first language is ${LANGUAGE_NAMES[hardFor.language.id]}`;
    return `${name} is hard for ${who}.`;
  }
  return sound.tries === 0
    ? `You haven’t tried ${name} yet.`
    : `You have tried ${name} only ${timesOf(sound.tries)} so far.`;
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

function ago({ lastPracticedAt }: Sound, now: Date): string {
  const days = Math.floor((now.getTime() - Number(lastPracticedAt ?? now)) / DAY_MS);
  if (days < 1) return 'today';
  return days === 1 ? 'a day ago' : `${days} days ago`;
}
