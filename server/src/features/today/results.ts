import {
  type Analysis,
  type DrillTry,
  earContrasts,
  isJudged,
  isUnsure,
  judgedSounds,
  type TodayResult,
  type TodayStep,
  wasJudged,
} from '@saywell/contract';
import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { drills, earRounds, practiceSessions } from '../../db/schema.ts';
import type { KeptEarAnswer } from '../progress/record/record-ear-round.ts';
import { meanOf, percentOf } from '../progress/days/totals.ts';
import { sceneResult } from './scene-step.ts';
import { stressResult } from './stress-step.ts';

type Word = Analysis['words'][number];
type Owner = { userId: number; start: Date; end: Date };

/** More of one day say nothing new about its steps. */
const READ = 100;

/**
 * What each step that is done came to, read from what was saved that day. A word is drilled by its
 * drill alone: its phrase may have been said for another reason.
 */
export async function resultsOf(
  db: Database,
  owner: Owner,
  steps: readonly TodayStep[],
): Promise<Map<string, TodayResult>> {
  const ids = steps.flatMap((step) => ('exercise' in step ? [step.exercise.id] : []));
  const sessions = ids.length > 0 ? await sessionsOf(db, owner, ids) : [];
  const drilled = steps.some(({ kind }) => kind === 'drill') ? await drillsOf(db, owner) : [];
  const heard = steps.some(({ kind }) => kind === 'ear') ? await lastRound(db, owner) : undefined;
  const hasStress = steps.some(({ kind }) => kind === 'stress');
  const stressed = hasStress ? await stressResult(db, owner) : undefined;
  const scene = steps.find(({ kind }) => kind === 'scene');
  const played = scene?.kind === 'scene' ? await sceneResult(db, owner, scene.slug) : undefined;
  const resultOf = (step: TodayStep): TodayResult | undefined => {
    if (step.kind === 'ear') return heard && { kind: 'ear', contrasts: heard };
    if (step.kind === 'stress') return stressed;
    if (step.kind === 'scene') return played;
    const last = sessions.find(({ exerciseId }) => exerciseId === step.exercise.id);
    if (step.kind === 'drill') {
      const drill = drilled.find((one) => isOf(step, one));
      // The phrase counts as said again only after the drill.
      const after = drill && last && last.at >= drill.at ? last : undefined;
      return drill && drillResult(step, drill.tries, after?.words);
    }
    if (!last) return undefined;
    const score = percentOf(last.accuracy!);
    if (step.kind === 'phrase') return { kind: 'phrase', score };
    return { kind: 'sound', score, sound: soundIn(last.words, step.sound.phone) };
  };
  return new Map(
    steps.flatMap((step) => {
      const result = resultOf(step);
      return result ? [[step.id, result] as const] : [];
    }),
  );
}

type Drilling = Extract<TodayStep, { kind: 'drill' }>;
type Drilled = Awaited<ReturnType<typeof drillsOf>>[number];

const isOf = ({ exercise, word, sound }: Drilling, drill: Drilled) =>
  drill.exerciseId === exercise.id && drill.word === word && drill.sound === sound.phone;

function drillResult(step: Drilling, kept: unknown, words: Word[] | null | undefined): TodayResult {
  const tries = (kept as DrillTry[]).filter(wasJudged);
  const said = words?.[step.index];
  const isSame = said?.word === step.word && isJudged(said) && !isUnsure(said);
  return {
    kind: 'drill',
    tries: tries.length,
    passes: tries.filter(({ passed }) => passed).length,
    inPhrase: isSame ? percentOf(said.accuracy) : null,
  };
}

function soundIn(words: Word[] | null, phone: string): number | null {
  const said = judgedSounds(words ?? []).filter(({ sound }) => sound.phone === phone);
  const sum = said.reduce((all, { sound }) => all + sound.accuracy, 0);
  return said.length === 0 ? null : percentOf(meanOf(sum, said.length));
}

type Table = typeof practiceSessions | typeof drills | typeof earRounds;

const onDay = (table: Table, { userId, start, end }: Owner) =>
  and(eq(table.userId, userId), gte(table.createdAt, start), lt(table.createdAt, end));

/** Those with a score, the last first. */
function sessionsOf(db: Database, owner: Owner, exerciseIds: number[]) {
  return db
    .select({
      exerciseId: practiceSessions.exerciseId,
      accuracy: practiceSessions.accuracy,
      at: practiceSessions.createdAt,
      words: sql<Word[] | null>`${practiceSessions.analysis} -> 'words'`,
    })
    .from(practiceSessions)
    .where(
      and(
        onDay(practiceSessions, owner),
        inArray(practiceSessions.exerciseId, exerciseIds),
        isNotNull(practiceSessions.accuracy),
      ),
    )
    .orderBy(desc(practiceSessions.createdAt), desc(practiceSessions.id))
    .limit(READ);
}

function drillsOf(db: Database, owner: Owner) {
  return db
    .select({
      exerciseId: drills.exerciseId,
      word: drills.word,
      sound: drills.sound,
      tries: drills.tries,
      at: drills.createdAt,
    })
    .from(drills)
    .where(onDay(drills, owner))
    .orderBy(desc(drills.createdAt), desc(drills.id))
    .limit(READ);
}

async function lastRound(db: Database, owner: Owner) {
  const [round] = await db
    .select({ answers: earRounds.answers })
    .from(earRounds)
    .where(onDay(earRounds, owner))
    .orderBy(desc(earRounds.createdAt), desc(earRounds.id))
    .limit(1);
  if (!round) return undefined;
  const answers = round.answers as KeptEarAnswer[];
  const ids = [...new Set(answers.map(({ contrast }) => contrast))];
  return ids.map((contrast) => {
    const asked = answers.filter((one) => one.contrast === contrast);
    return {
      contrast,
      title: earContrasts.find(({ id }) => id === contrast)?.title ?? contrast,
      asked: asked.length,
      heard: asked.filter(({ said, chose }) => said === chose).length,
    };
  });
}
