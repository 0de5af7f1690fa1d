import type { Category, DailyMinutes, TodayStep } from '@saywell/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { exercises, exerciseTotals, users } from '../../db/schema.ts';
import { inNoScene } from '../exercises/exercises.ts';
import { readPath } from '../progress/plan/path.ts';
import { phrasesForSounds } from '../progress/plan/plan.ts';
import { percentOf } from '../progress/days/totals.ts';
import { findSlips } from './slips.ts';
import { isSceneDay, sceneStep } from './scene-step.ts';
import { stressStep } from './stress-step.ts';

/** How long each takes with what is read and heard around it. */
const SECONDS = { ear: 120, sound: 45, drill: 60, phrase: 45 };

type Amount = { sounds: number; drills: number; phrases: number };

/** What fills the minutes that somebody has a day, with one round of listening. */
const AMOUNTS: Record<DailyMinutes, Amount> = {
  5: { sounds: 2, drills: 1, phrases: 1 },
  10: { sounds: 5, drills: 2, phrases: 1 },
  15: { sounds: 8, drills: 3, phrases: 2 },
};

/** Sentences as they are said every day; pronunciation has those that are built around a sound. */
const EVERYDAY: Category[] = ['accent-reduction', 'intonation'];

export type Day = { number: number; start: Date; end: Date; now: Date };

/**
 * What to do today: one round by ear or of the stress gym, the sounds that are due, words that went wrong lately, a
 * sentence of everyday life or a scene. What there is nothing for is left out.
 */
export async function chooseSteps(
  db: Database,
  userId: number,
  minutes: DailyMinutes,
  day: Day,
): Promise<TodayStep[]> {
  const amount = AMOUNTS[minutes];
  const drills = await drillSteps(db, userId, amount.drills, day);
  const sounds = await soundSteps(db, userId, amount.sounds, day, exercisesOf(drills));
  // One take must not do for two steps.
  const used = exercisesOf([...drills, ...sounds]);
  const scene = isSceneDay(minutes, day) ? await sceneStep(db, userId) : undefined;
  const phrases = amount.phrases - (scene ? 1 : 0);
  return [
    ...(await listeningSteps(db, userId, day)),
    ...sounds,
    ...drills,
    ...(phrases > 0 ? await phraseSteps(db, userId, phrases, day, used) : []),
    ...(scene ? [scene] : []),
  ];
}

const exercisesOf = (steps: readonly TodayStep[]): ReadonlySet<number> =>
  new Set(steps.flatMap((step) => ('exercise' in step ? [step.exercise.id] : [])));

/** The stress gym on the days on which it is due, else the ear. */
async function listeningSteps(db: Database, userId: number, day: Day): Promise<TodayStep[]> {
  const stress = await stressStep(db, userId, day);
  return stress ? [stress] : earSteps(db, userId);
}

/** The first of the path; it leaves the ear out once it was trained that day. */
async function earSteps(db: Database, userId: number): Promise<TodayStep[]> {
  const { trainedToday, steps } = await readPath(db, userId);
  const [first] = steps;
  if (!first || trainedToday) return [];
  const { contrast, title, reason } = first;
  return [{ kind: 'ear', id: 'ear', seconds: SECONDS.ear, contrast, title, reason }];
}

/** Sounds that are due by the end of the day; if these are too few, the weakest ones. */
async function soundSteps(
  db: Database,
  userId: number,
  count: number,
  { start, end, now }: Day,
  used: ReadonlySet<number>,
): Promise<TodayStep[]> {
  const without = ({ id }: { id: number }, practicedAt: Date | undefined) =>
    used.has(id) || (practicedAt !== undefined && practicedAt >= start);
  const wanted = { count, now, without };
  const due = await phrasesForSounds(db, userId, { ...wanted, dueBefore: end });
  const others = due.length < count ? await phrasesForSounds(db, userId, wanted) : [];
  const isNew = ({ exercise, sound }: (typeof due)[number]) =>
    !due.some((one) => one.exercise.id === exercise.id || one.sound.phone === sound.phone);
  return [...due, ...others.filter(isNew)].slice(0, count).map((one) => ({
    kind: 'sound',
    id: `sound-${one.exercise.id}`,
    seconds: SECONDS.sound,
    exercise: phraseOf(one.exercise),
    sound: { phone: one.sound.phone, ipa: one.sound.ipa },
    reason: one.reason,
    before: one.sound.accuracy === null ? null : percentOf(one.sound.accuracy),
  }));
}

async function drillSteps(
  db: Database,
  userId: number,
  count: number,
  { now, start }: Day,
): Promise<TodayStep[]> {
  const slips = (await findSlips(db, userId, { now, today: start })).slice(0, count);
  if (slips.length === 0) return [];
  const ids = slips.map(({ exerciseId }) => exerciseId);
  const rows = await db.select(columns).from(exercises).where(inArray(exercises.id, ids));
  return slips.flatMap(({ exerciseId, ...slip }) => {
    const exercise = rows.find(({ id }) => id === exerciseId);
    // Its words may have been rewritten since.
    if (exercise?.phrase !== slip.phrase) return [];
    const { word, index, sound, heard, dropped, cue, before } = slip;
    const id = `drill-${exerciseId}-${index}`;
    const said = { word, index, sound, heard, ...(dropped && { dropped }), cue, before };
    return [{ kind: 'drill', id, seconds: SECONDS.drill, exercise, ...said } as const];
  });
}

/** A sentence that was not said yet, near the person’s level; else the one said longest ago. */
async function phraseSteps(
  db: Database,
  userId: number,
  count: number,
  { number }: Day,
  used: ReadonlySet<number>,
): Promise<TodayStep[]> {
  const [person] = await db.select({ level: users.level }).from(users).where(eq(users.id, userId));
  const level = person?.level ?? 1;
  const rows = await db
    .select({
      ...columns,
      difficulty: exercises.difficulty,
      best: exerciseTotals.bestAccuracy,
      at: exerciseTotals.lastPracticedAt,
    })
    .from(exercises)
    .leftJoin(
      exerciseTotals,
      and(eq(exerciseTotals.exerciseId, exercises.id), eq(exerciseTotals.userId, userId)),
    )
    .where(and(inNoScene, inArray(exercises.category, EVERYDAY)));
  const inOrder = rows
    .filter(({ id }) => !used.has(id))
    .toSorted(
      (a, b) =>
        Number(a.at ?? 0) - Number(b.at ?? 0) ||
        Math.abs(a.difficulty - level) - Math.abs(b.difficulty - level) ||
        a.id - b.id,
    );
  // The two kinds take turns.
  const turns = Array.from({ length: count }, (_, at) => EVERYDAY[(number + at) % 2]!);
  const chosen = new Set<(typeof inOrder)[number]>();
  for (const category of turns) {
    const left = inOrder.filter((one) => !chosen.has(one));
    const next = left.find((one) => one.category === category) ?? left[0];
    if (next) chosen.add(next);
  }
  return [...chosen].map(({ best, ...exercise }) => ({
    kind: 'phrase',
    id: `phrase-${exercise.id}`,
    seconds: SECONDS.phrase,
    exercise: phraseOf(exercise),
    before: best === null ? null : percentOf(best),
  }));
}

const columns = {
  id: exercises.id,
  title: exercises.title,
  phrase: exercises.phrase,
  category: exercises.category,
};

type Phrase = { id: number; title: string; phrase: string; category: Category };

const phraseOf = ({ id, title, phrase, category }: Phrase): Phrase => ({
  id,
  title,
  phrase,
  category,
});
