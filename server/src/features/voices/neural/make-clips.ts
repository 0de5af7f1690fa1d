import type { Lexicon } from '@saywell/speech/phonemes';
import { writeWav } from '../../../audio/write-wav.ts';
import type { Asker } from '../../../speech-pool/asker.ts';
import type { SpeechPool } from '../../../speech-pool/speech-pool.ts';
import { spokenWords } from '../../../speech-pool/voice/spoken-words.ts';
import type { Clips } from '../clips.ts';
import { judgeClip } from '../judge-clip.ts';
import { keyOf, type KnownText } from '../known-texts.ts';
import { isPassing, measureSoon } from '../measure-apart.ts';
import type { ToldApart } from '../told-apart.ts';
import { noteRefused, readRefused } from './made-before.ts';
import { NETWORK_RATE, type NetworkVoice, OddSound } from './network-voice.ts';
import { spell, type Spelling, symbolNumbers } from './spell.ts';
import type { Style } from './style.ts';
import { tidySound } from './tidy-sound.ts';

/** As fast as the reference voice, then slower and with the other words more lightly said. */
const ATTEMPTS = [
  { speed: 0.9, isEmphatic: false },
  { speed: 0.8, isEmphatic: true },
];

type Making = {
  say: NetworkVoice['say'];
  style: Style;
  spelling: Spelling;
  clips: Clips;
  toldApart: ToldApart;
  texts: readonly KnownText[];
  /** Changes with everything that a clip depends on: with another one, all are made anew. */
  recipe: string;
  /** Where the texts are noted that the network says badly. */
  refusedPath: string;
  lexicon: Lexicon;
  pool: SpeechPool;
  log: (line: string) => void;
  onProgress: (progress: { done: number; of: number; kept: number }) => void;
};

const NOT_NOW = Symbol('the threads that judge are out of order');
const ASKER: Asker = { caller: 'voice', network: undefined };

/** Makes what is missing. Whatever ends it, the next call goes on where it was. */
export async function makeClips(making: Making): Promise<{ kept: number; refused: number }> {
  const { clips, texts, recipe, refusedPath, log, onProgress } = making;
  const refusedBefore = await readRefused(refusedPath, recipe);
  let kept = 0;
  for (const [index, known] of texts.entries()) {
    if ((await clips.facts(known))?.madeBy === recipe) kept++;
    else if (!refusedBefore.has(keyOf(known))) {
      const why = await makeClip(making, known).catch(notNow);
      if (why === undefined) kept++;
      else if (why === NOT_NOW) log(`“${known.text}” could not be judged now; the next run will`);
      else {
        // What another recipe said here is no longer this voice.
        await clips.remove(known);
        const { text, manner } = known;
        await noteRefused(refusedPath, { text, manner, recipe, why });
        log(`“${known.text}” stays with the default voice: ${why}`);
      }
    }
    onProgress({ done: index + 1, of: texts.length, kept });
  }
  return { kept, refused: texts.length - kept };
}

function notNow(error: unknown): typeof NOT_NOW {
  if (isPassing(error)) return NOT_NOW;
  throw error;
}

/** Keeps the first good attempt, else says why there is none. */
async function makeClip(making: Making, known: KnownText): Promise<string | undefined> {
  let why = 'nothing to say';
  for (const attempt of ATTEMPTS) {
    const sound = await sayOnce(making, known, attempt).catch((error: unknown) => {
      if (error instanceof OddSound) return error;
      throw error;
    });
    if (!(sound instanceof Uint8Array)) {
      why = sound?.message ?? 'silence';
      continue;
    }
    const judged = await judgeClip({ pool: making.pool, asker: ASKER }, known, sound);
    if (judged.isGood) {
      const { text, manner } = known;
      const { isGood: _, ...found } = judged;
      const madeAt = new Date().toISOString();
      const facts = { text, manner, ...found, madeBy: making.recipe, madeAt };
      const { etag } = await making.clips.write(facts, sound);
      const { pool, toldApart: told } = making;
      await measureSoon({ pool, asker: ASKER, told, engine: judged.engine }, known, {
        text,
        etag,
        sound,
      });
      return undefined;
    }
    why = `${judged.score}, ${judged.faults.map(({ what }) => what).join(', ')}`;
  }
  return why;
}

async function sayOnce(
  { say, style, spelling, lexicon }: Making,
  { text, manner, trains }: KnownText,
  { speed, isEmphatic }: (typeof ATTEMPTS)[number],
): Promise<Uint8Array | undefined> {
  const words = spokenWords(text, { manner, forms: trains?.forms ?? [] }, lexicon);
  const focus = isEmphatic ? focusIn(text, words, trains?.target?.focusWord) : undefined;
  const numbers = symbolNumbers(spell({ text, words, focus }, spelling), spelling);
  const sound = tidySound(await say(numbers, style, speed), NETWORK_RATE);
  return sound && writeWav(sound, NETWORK_RATE);
}

/** Exercises count the words between spaces; “$5” is said as two. */
function focusIn(text: string, words: readonly { start: number }[], place: number | undefined) {
  const written = place === undefined ? undefined : [...text.matchAll(/\S+/g)][place];
  if (!written) return undefined;
  const end = written.index + written[0].length;
  const index = words.findIndex(({ start }) => start >= written.index && start < end);
  return index < 0 ? undefined : index;
}
