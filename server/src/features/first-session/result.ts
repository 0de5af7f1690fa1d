import { CLEAR_FROM, type firstSessionResult } from '@saywell/contract';
import { ipaOf, isVowel, PHONES } from '@saywell/speech/phonemes';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { firstLanguageOf } from '../progress/plan/path.ts';
import { meanOf } from '../progress/days/totals.ts';
import { beginWith } from './begin-with.ts';
import { readFirstSession } from './first-session.ts';
import { type Heard, heardSince, isWrong } from './heard.ts';

type Result = z.input<typeof firstSessionResult.response>;

/** Heard less often, a sound is left open: even for a first look it would be a guess. */
const FIRST_LOOK_TRIES = 2;

/** What the phrases of the first session showed, whatever else was practiced since. */
export async function readResult(db: Database, userId: number): Promise<Result> {
  const { startedAt, phrases } = await readFirstSession(db, userId);
  const scored = phrases.filter(({ said }) => said === 'scored').map((one) => one.exerciseId);
  const heard: Heard =
    startedAt && scored.length > 0
      ? await heardSince(db, userId, scored, new Date(startedAt))
      : new Map();
  return {
    scored: scored.length,
    unsure: phrases.filter(({ said }) => said === 'unsure').length,
    sounds: PHONES.map((phone) => soundOf(phone, heard)),
    begin: beginWith(heard, await firstLanguageOf(db, userId)),
  };
}

/** After a mistake in so few tries, nothing says that a sound is clear. */
const shown = (sayings: readonly { accuracy: number }[], mean: number) =>
  sayings.some(isWrong) ? Math.min(mean, (CLEAR_FROM - 1) / 100) : mean;

function soundOf(phone: string, heard: Heard): Result['sounds'][number] {
  const sayings = heard.get(phone) ?? [];
  const sum = sayings.reduce((total, { accuracy }) => total + accuracy, 0);
  return {
    phone,
    ipa: ipaOf(phone),
    kind: isVowel(phone) ? 'vowel' : 'consonant',
    tries: sayings.length,
    accuracy:
      sayings.length >= FIRST_LOOK_TRIES ? shown(sayings, meanOf(sum, sayings.length)) : null,
  };
}
