import { analyzePronunciation, type Analysis, type InputOf } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { analyses } from '../../db/schema.ts';
import type { Caller, Http, Mount } from '../../http/mount.ts';
import { callerKey } from '../../speech-pool/caller-key.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { findExercise } from '../exercises/exercises.ts';
import { keepTrialTake, requireTakeLeft } from '../trial/takes.ts';
import { analyzeRecording } from './analyze-recording.ts';
import { compareTranscript } from './compare-transcript.ts';
import { createDoor } from './door.ts';
import { confirmLearner, findLearner, type Learner } from './learner.ts';

type Input = InputOf<typeof analyzePronunciation>;
type Parts = { db: Database; pool: SpeechPool; threads: number };

export function registerAnalysis(mount: Mount, { db, pool, threads }: Parts) {
  const enter = createDoor(threads);
  const arrives = ({ request, reply }: Http) => {
    if (request.isMultipart()) enter(request, reply);
  };

  async function analyze({ form, body }: Input, caller: Caller | undefined) {
    const learner = await findLearner(db, caller, (form ?? body)!);
    if (!form) return compareTranscript(body!.phrase, body!.transcript);
    const { phrase, exerciseId, audio } = form;
    const exercise = await practised(db, exerciseId, phrase);
    const said = { phrase, exerciseId: exercise?.id ?? null };
    if ('anonymousSessionId' in learner) {
      await requireTakeLeft(db, learner.anonymousSessionId, said);
    }
    const take = {
      recording: new Uint8Array(await audio.arrayBuffer()),
      phrase: exercise?.phrase ?? phrase,
      trains: exercise?.trains,
    };
    const analysis = await analyzeRecording(pool, take, callerKey(learner));
    return { ...analysis, analysisId: await keep(db, learner, { ...said, analysis }) };
  }

  mount(analyzePronunciation, analyze, arrives);
}

/**
 * The exercise of a take, if what was read is its phrase. With another phrase the take is analysed
 * as the person's own text: it then counts for no exercise.
 */
async function practised(db: Database, exerciseId: number | undefined, phrase: string) {
  if (exerciseId === undefined) return undefined;
  const exercise = await findExercise(db, exerciseId);
  return sameText(exercise.phrase, phrase) ? exercise : undefined;
}

function sameText(a: string, b: string) {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(a) === plain(b);
}

type Kept = { phrase: string; exerciseId: number | null; analysis: Analysis };

/** Of a take, the analysis is kept so that it can be saved; of the recording, nothing. */
function keep(db: Database, learner: Learner, { phrase, exerciseId, analysis }: Kept) {
  const accuracy = analysis.overallAccuracy / 100;
  const take = { phrase, exerciseId, accuracy, result: analysis };
  if ('anonymousSessionId' in learner) {
    return keepTrialTake(db, learner.anonymousSessionId, take);
  }
  return db.transaction(async (tx) => {
    await confirmLearner(tx, learner.userId);
    const [row] = await tx
      .insert(analyses)
      .values({ ...learner, ...take })
      .returning({ id: analyses.id });
    return row!.id;
  });
}
