import { join } from 'node:path';
import type { Asker } from '../../speech-pool/asker.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { judgeClip } from '../voices/judge-clip.ts';
import { keyOf } from '../voices/known-texts.ts';
import { isPassing, measureApart } from '../voices/measure-apart.ts';
import { noteRefused, readRefused } from '../voices/neural/made-before.ts';
import { type GoogleClient, orderOf } from './google-client.ts';
import { clearPairs, type GoogleWords, roundRequest } from './google-words.ts';

type Making = {
  client: GoogleClient;
  words: GoogleWords;
  /** Names of voices. */
  voices: readonly string[];
  texts?: readonly string[];
  pool: SpeechPool;
  asker: Asker;
  /** Its version: what another one refused is made again. */
  engine: string;
  goesOn: () => boolean;
};

type Done = { made: number; refused: number; unreached: string[] };

const ALL = [...new Set(clearPairs.flatMap((pair) => pair.words.map(({ text }) => text)))];
const natural = (text: string) => ({ text, manner: 'natural' }) as const;

/**
 * Has Google’s voices say the words of ear training that are missing, and keeps what is judged good,
 * as of any kept voice. The next call goes on where this one ended, whatever ended it. A voice that
 * could not be asked is left alone until then, so nothing is asked for over and over.
 */
export async function makeGoogleWords(making: Making): Promise<Done> {
  const { words, voices, texts = ALL, engine, goesOn } = making;
  const done: Done = { made: 0, refused: 0, unreached: [] };
  const missing = new Map<string, Set<string>>();
  for (const voice of voices) {
    await words.prepare(voice);
    const refused = await readRefused(refusedPath(words, voice), engine);
    const there = await words.clipsOf(voice).among(texts.map(natural));
    const known = new Set([...refused, ...there.map(keyOf)]);
    missing.set(voice, new Set(texts.filter((text) => !known.has(keyOf(natural(text))))));
  }
  // Word by word, so that the contrasts that matter most are soon there in every voice.
  for (const text of texts) {
    for (const voice of voices) {
      if (!missing.get(voice)!.has(text) || done.unreached.includes(voice)) continue;
      if (!goesOn()) return done;
      const sound = await ask(making, text, voice);
      if (!sound) done.unreached.push(voice);
      else if (await keepIfGood(making, { text, voice, sound })) done.made++;
      else done.refused++;
    }
  }
  return done;
}

/** Undefined where Google can’t be reached, or answers something else. */
async function ask({ client }: Making, text: string, voice: string) {
  try {
    return await client.synthesize(orderOf(roundRequest(text, voice), 'OGG_OPUS'));
  } catch {
    return undefined;
  }
}

async function keepIfGood(
  { words, pool, asker, engine }: Making,
  { text, voice, sound }: { text: string; voice: string; sound: Uint8Array },
): Promise<boolean> {
  const key = natural(text);
  const judged = await judgeClip({ pool, asker }, { ...key, trains: undefined }, sound);
  if (!judged.isGood) {
    const why = `${judged.score}, ${judged.faults.map(({ what }) => what).join(', ')}`;
    await noteRefused(refusedPath(words, voice), { ...key, recipe: engine, why });
    return false;
  }
  const { seconds, score } = judged;
  const facts = { ...key, seconds, score, engine, madeBy: voice, madeAt: new Date().toISOString() };
  const { etag } = await words.clipsOf(voice).write(facts, sound);
  const told = words.toldApartOf(voice);
  // What ends here is measured by the next run.
  await measureApart({ pool, asker, told, engine }, { text, etag, sound }).catch(
    (error: unknown) => {
      if (!isPassing(error)) throw error;
    },
  );
  return true;
}

const refusedPath = (words: GoogleWords, voice: string) =>
  join(words.folderOf(voice), 'refused.jsonl');
