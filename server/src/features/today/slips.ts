import { type Analysis, CONFIDENT_FROM, DAY_MS, isJudged, wasJudged } from '@saywell/contract';
import { cueFor } from '@saywell/speech/cue';
import { ipaOf, PHONES } from '@saywell/speech/phonemes';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { drills, practiceSessions } from '../../db/schema.ts';
import type { KeptTry } from '../drills/drills.ts';
import { percentOf } from '../progress/days/totals.ts';

type Word = Analysis['words'][number];
type Sound = { phone: string; ipa: string };

export type Slip = {
  exerciseId: number;
  phrase: string;
  word: string;
  index: number;
  sound: Sound;
  heard: Sound | null;
  dropped?: true | undefined;
  cue: string;
  /** Of the word, in percent. */
  before: number;
};

/** What went wrong longer ago is left to the sounds that are due. */
const DAYS = 14;
const SESSIONS_SEARCHED = 40;
const DRILLS_SEARCHED = 60;

/**
 * Words that went wrong in the last takes, the latest first: one of each phrase, and only if its last
 * take has it. What was drilled since with success, or could not be judged alone, or was drilled today
 * at all, is left out.
 */
export async function findSlips(
  db: Database,
  userId: number,
  { now, today }: { now: Date; today: Date },
): Promise<Slip[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const sessions = await db
    .select({
      exerciseId: practiceSessions.exerciseId,
      phrase: practiceSessions.phrase,
      words: sql<Word[] | null>`${practiceSessions.analysis} -> 'words'`,
      confidence: sql<number | null>`(${practiceSessions.analysis} -> 'confidence')::float8`,
      at: practiceSessions.createdAt,
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        gte(practiceSessions.createdAt, since),
        isNotNull(practiceSessions.analysis),
        isNotNull(practiceSessions.accuracy),
        isNotNull(practiceSessions.exerciseId),
      ),
    )
    .orderBy(desc(practiceSessions.createdAt), desc(practiceSessions.id))
    .limit(SESSIONS_SEARCHED);
  const drilled = await db
    .select({
      exerciseId: drills.exerciseId,
      word: drills.word,
      sound: drills.sound,
      passed: drills.passed,
      tries: drills.tries,
      at: drills.createdAt,
    })
    .from(drills)
    .where(and(eq(drills.userId, userId), gte(drills.createdAt, since)))
    .orderBy(desc(drills.createdAt), desc(drills.id))
    .limit(DRILLS_SEARCHED);
  const latest = new Map(sessions.map((one) => [one.exerciseId, one] as const).toReversed());
  const seen = new Set<string>();
  return [...latest.values()]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .flatMap(({ exerciseId, phrase, words, confidence, at }) => {
      const isOver = ({ word, sound }: Pick<Slip, 'word' | 'sound'>) =>
        drilled.some(
          (one) =>
            one.exerciseId === exerciseId &&
            one.word === word &&
            one.sound === sound.phone &&
            (one.at >= today || (endedWell(one) && one.at > at)),
        );
      const [worst] = (words ?? [])
        .flatMap((word, index) => slipOf(word, index) ?? [])
        .filter((slip) => !isOver(slip))
        .toSorted((a, b) => a.before - b.before);
      if (!worst || exerciseId === null || phrase === null) return [];
      const key = `${worst.word.toLowerCase()} ${worst.sound.phone}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const isSure = (confidence ?? 1) >= CONFIDENT_FROM;
      const said = isSure ? {} : { heard: null, dropped: undefined };
      return [{ ...worst, exerciseId, phrase, ...said }];
    });
}

/** Passed, or of a word that cannot be judged alone, however well it is recorded: once more would be no better. */
const endedWell = ({ passed, tries }: { passed: boolean; tries: unknown }) =>
  passed || !(tries as KeptTry[]).some((one) => wasJudged(one) || one.spoiled);

/** The one sound of a word that was wrong, if one was. */
function slipOf(analyzed: Word, index: number) {
  const { word, accuracy, sounds, finding } = analyzed;
  if (!isJudged(analyzed)) return undefined;
  const wrong = sounds
    .filter(({ verdict }) => verdict === 'wrong')
    .toSorted((a, b) => a.accuracy - b.accuracy);
  const told = wrong.find(({ phone }) => phone === finding?.sound?.phone) ?? wrong[0];
  const phone = PHONES.find((one) => one === told?.phone);
  if (!told || !phone) return undefined;
  return {
    word,
    index,
    sound: { phone, ipa: ipaOf(phone) },
    heard: told.heard ? { phone: told.heard.phone, ipa: told.heard.ipa } : null,
    ...(told.dropped && { dropped: told.dropped }),
    // Not what the take said of it, which may speak of another word there.
    cue: cueFor({ sound: told, index: sounds.indexOf(told), word: analyzed, wordIndex: index }),
    before: percentOf(accuracy),
  };
}
