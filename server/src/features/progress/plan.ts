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
import { earStepFor, firstLanguageOf } from './path.ts';
import { readSounds } from './sounds.ts';

type Plan = z.input<typeof practicePlan.response>;
type Step = Plan['steps'][number];
type Sound = Awaited<ReturnType<typeof readSounds>>[number];
type Exercise = Awaited<ReturnType<typeof listExercises>>[number];
type Need = {
  sound: Sound;
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
/** For each degree in which a sound without results is typically hard; never as much as a due one. */
const TYPICAL = 0.09;

/** A few phrases that train what somebody needs most: weak sounds, then due ones, then new ones. */
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
  const isWanted = ({ dueAt }: Sound) =>
    !dueBefore || !dueAt || Number(dueAt) < dueBefore.getTime();
  const needs = (await readSounds(db, userId, now))
    .filter(isWanted)
    .map((sound) => needOf(sound, language, dueBefore ?? now));
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
      penalty:
        (now.getTime() - Number(lastDone.get(exercise.id) ?? 0) < DAY_MS ? FRESH_PENALTY : 0) +
        LEVEL_PENALTY * Math.abs(exercise.difficulty - (person?.level ?? 1)),
    }))
    .filter((one) => one.needs.some(({ weight }) => weight > 0));
  return choose(candidates, count);
}

type Candidate = { exercise: Exercise; needs: Need[]; penalty: number };
type Chosen = { candidate: Candidate; main: Need };

function choose(candidates: Candidate[], count: number): Chosen[] {
  const covered = new Map<string, number>();
  const worth = ({ sound, weight }: Need) => weight * COVERED ** (covered.get(sound.phone) ?? 0);
  const value = ({ needs, penalty }: Candidate) =>
    needs.reduce((sum, need) => sum + worth(need), 0) - penalty;
  const left = [...candidates];
  const chosen: Chosen[] = [];
  /** However much else a phrase trains, weak sounds come first, starting with the weakest. */
  const pressing = () => {
    const weakest = left
      .flatMap(({ needs }) => needs)
      .filter(({ sound, why }) => why === 'weak' && !covered.has(sound.phone))
      .reduce<Need | undefined>((a, b) => (a && a.weight >= b.weight ? a : b), undefined);
    return weakest ? left.filter(({ needs }) => needs.includes(weakest)) : left;
  };
  while (chosen.length < count && left.length > 0) {
    const best = pressing().reduce((a, b) => (value(b) > value(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    const main = best.needs.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push({ candidate: best, main });
    for (const { sound } of best.needs)
      covered.set(sound.phone, (covered.get(sound.phone) ?? 0) + 1);
  }
  return chosen;
}

function stepOf({ exercise, needs }: Candidate, main: Need, now: Date): Step {
  const sounds = needs.map(({ sound: { phone, ipa } }) => ({ phone, ipa }));
  return { exercise, sounds, why: main.why, reason: reasonOf(main, now) };
}

function needOf(sound: Sound, language: FirstLanguage | undefined, now: Date): Need {
  const { accuracy } = sound;
  if (accuracy === null) {
    const typical = language?.sounds[sound.phone]?.typical;
    const hardFor = language && typical && { language, typical };
    return { sound, why: 'new', weight: 0.3 + TYPICAL * (typical ?? 0), hardFor };
  }
  const gap = CLEAR_FROM / 100 - accuracy;
  if (gap > 0) return { sound, why: 'weak', weight: 1 + 2 * gap };
  const overdue = sound.dueAt ? (now.getTime() - Number(sound.dueAt)) / DAY_MS : -1;
  const weight = overdue >= 0 ? 0.6 + Math.min(0.3, overdue / 60) : 0;
  return { sound, why: 'due', weight };
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
