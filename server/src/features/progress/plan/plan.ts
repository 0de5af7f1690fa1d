import { DAY_MS, LANGUAGE_NAMES, type practicePlan } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { exerciseTotals, users } from '../../../db/schema.ts';
import { listExercises } from '../../exercises/exercises.ts';
import { earStepFor, firstLanguageOf, walkPath } from './path.ts';
import { type Candidate, choosePhrases } from './phrase-choice.ts';
import { type Need as NeedOf, needOf } from './sound-needs.ts';
import { inOrderOfPath } from './sound-order.ts';
import { readSounds, startedUnclear } from '../sounds/sounds.ts';

type Plan = z.input<typeof practicePlan.response>;
type Step = Plan['steps'][number];
type Sound = Awaited<ReturnType<typeof readSounds>>[number] & { startedUnclear: boolean };
type Exercise = Awaited<ReturnType<typeof listExercises>>[number];
type Need = NeedOf<Sound>;

const STEPS = 5;

/**
 * A few phrases that train what somebody needs most: weak sounds, then due ones, then new ones, each
 * in the order of the path; before them all, those of steps that were pinned.
 */
export async function planPractice(db: Database, userId: number, now = new Date()): Promise<Plan> {
  const chosen = await phrasesByNeed(db, userId, { count: STEPS, now });
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
  const chosen = await phrasesByNeed(db, userId, { ...wanted, count: 3 * wanted.count });
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

async function phrasesByNeed(
  db: Database,
  userId: number,
  { count, now, dueBefore, without = () => false }: Wanted,
) {
  const language = await firstLanguageOf(db, userId);
  const { steps } = await walkPath(db, userId, now);
  const unclear = await startedUnclear(db, userId);
  const sounds = (await readSounds(db, userId, now)).map((sound) => ({
    ...sound,
    startedUnclear: unclear.has(sound.phone),
  }));
  const ordered = inOrderOfPath(sounds, steps, language);
  const needs = ordered
    .map((one, place) => needOf(one, 1 - place / ordered.length, language, dueBefore ?? now))
    .filter(
      ({ sound: { dueAt, startedUnclear: isUnclear } }) =>
        !dueBefore || isUnclear || !dueAt || Number(dueAt) < dueBefore.getTime(),
    );
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
  return choosePhrases(candidates, count);
}

/** The sound that the phrase is there for comes first. */
function stepOf({ exercise, needs }: Candidate<Exercise, Need>, main: Need, now: Date): Step {
  const sounds = [main, ...needs.filter((need) => need !== main)].map(
    ({ sound: { phone, ipa } }) => ({ phone, ipa }),
  );
  return { exercise, sounds, why: main.why, reason: reasonOf(main, now), path: main.step };
}

function reasonOf({ sound, why, hardFor }: Need, now: Date): string {
  const name = `/${sound.ipa}/`;
  const tries = sound.tries === 1 ? '1 try' : `${sound.tries} tries`;
  if (why === 'weak' && sound.accuracy === null) {
    return sound.tries === 1
      ? `Your ${name} wasn’t clear the one time you said it.`
      : `Your ${name} wasn’t always clear in your first ${tries}.`;
  }
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
