import {
  type Analysis,
  DAY_MS,
  type InputOf,
  isScored,
  type keepAnalysis as endpoint,
} from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import type { AskerOf } from '../../speech-pool/asker.ts';
import { findKept, momentOf } from '../practice/kept.ts';
import { spend } from '../throttle/counters.ts';
import { askedTake } from './asked-take.ts';
import { keep } from './keep.ts';
import { requireKnownSounds, requireSyllables } from './known-sounds.ts';
import type { PhraseWords } from './phrase-words.ts';

type Body = InputOf<typeof endpoint>['body'];
type Parts = { db: Database; wordsOf: PhraseWords; askerOf: AskerOf };

/** Bytes of analyses that one account may send in a day: thousands of takes. */
const DAILY = { max: 32 * 1024 * 1024, withinMs: DAY_MS };

/**
 * A take that was scored on the device. It may say anything about its sender's speech, as it counts
 * for nobody else, but nothing that is no analysis of this phrase.
 */
export async function keepDeviceTake(
  { db, wordsOf, askerOf }: Parts,
  { id, at, sentAt, analysis, ...wanted }: Body,
  { userId }: Pick<Caller, 'userId'>,
  address: string,
) {
  const { trains: _, ...asked } = await askedTake(db, wanted);
  const said = { ...asked, phrase: wanted.phrase };
  const known = await findKept(db, { userId }, id);
  if (known) return { analysisId: known };
  requireScored(analysis);
  requireKnownSounds(analysis);
  requireSyllables(analysis);
  requirePlaces(analysis, asked.phrase);
  const saidAt = momentOf({ at, sentAt }, Date.now());
  requireWords(analysis, await wordsOf(wanted.phrase, askerOf({ userId }, address)));
  await requireRoom(db, userId, analysis);
  return keep(db, { userId }, { ...said, saidAt, id, analysis, scoredOn: 'device' });
}

/** As for a take that is scored here: only what another phrase came to is kept without a score. */
function requireScored({ issues }: Analysis) {
  if (isScored({ issues: issues.filter(({ code }) => code !== 'different-phrase') })) return;
  throw new AppError('cannot_score', 'This recording wasn’t scored, so there is nothing to save');
}

function requireWords({ words }: Analysis, expected: readonly string[]) {
  const fits =
    words.length === expected.length && words.every(({ word }, at) => word === expected[at]);
  if (fits) return;
  throw new AppError('invalid_input', 'These words don’t match the phrase', {
    field: 'analysis.words',
  });
}

/** Exercises count words between spaces; the engine may read one as several, or as none. */
function requirePlaces({ contrasts, intonation }: Analysis, phrase: string) {
  const places = phrase.split(/\s+/).length;
  if (contrasts.some(({ word }) => word >= places)) throw outside('contrasts');
  if ((intonation?.target.focusWord ?? 0) >= places) throw outside('intonation.target.focusWord');
}

const outside = (field: string) =>
  new AppError('invalid_input', 'The phrase has no such word', { field: `analysis.${field}` });

async function requireRoom(db: Database, userId: number, analysis: Analysis) {
  const bytes = Buffer.byteLength(JSON.stringify(analysis));
  if (await spend(db, `analyses of ${userId}`, bytes, DAILY)) return;
  throw new AppError(
    'too_many_requests',
    'You have reached today’s limit for recordings. Please come back tomorrow.',
    {
      retryAfter: 3600,
    },
  );
}
