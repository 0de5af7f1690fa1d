import { REFERENCE_FEMALE_VOICE, REFERENCE_VOICE, type SampleVoice } from '@saywell/contract';
import { AppError } from '../../http/errors.ts';
import type { Asker } from '../../speech-pool/asker.ts';
import type { Unsayable } from '../../speech-pool/tasks.ts';
import { PoolBusy } from '../../speech-pool/threads/errors.ts';
import { anyVoiceSays } from './any-voice.ts';
import type { SpeechEngine, SpeechRequest } from './engine.ts';
import type { WordsEngine } from './google-words.ts';
import type { KeptEngine } from './kept-engine.ts';
import type { KnownPhrases } from './known-phrases.ts';
import type { CachedSpeech, createSpeechCache } from './speech-cache.ts';

const byOwnName = (voice: SampleVoice): SampleVoice =>
  voice.name === REFERENCE_VOICE ? { ...voice, name: REFERENCE_FEMALE_VOICE } : voice;

type Said = CachedSpeech | Unsayable | undefined;
export type Speaker = ReturnType<typeof createSpeaker>;

type Options = {
  /** The preferred engine first; each is asked if those before it fail. */
  engines: [SpeechEngine, ...SpeechEngine[]];
  /** Asked before all others for what it has. */
  kept?: KeptEngine;
  /** Words of ear training in the voices of the preferred engine, which were checked: asked next. */
  words?: WordsEngine;
  known?: KnownPhrases;
  cache: ReturnType<typeof createSpeechCache>;
  log: { warn: (details: object, message: string) => void };
};

type Engine = SpeechEngine | KeptEngine | WordsEngine;

/** What is said, by whom, and whether others may say it. */
type Spoken = CachedSpeech & { engine: Engine['name']; anyVoice: boolean };

type Listener = {
  /** Whose thread time it counts as. */
  asker: Asker;
  /** May reject by throwing; called before an engine is asked. */
  admit: () => void;
};

const refusals = {
  empty: 'There is nothing to read aloud in this text',
  'too-long': 'This text takes too long to say. Please choose a shorter one.',
};

/** How long an engine that failed is skipped, so that not everyone waits for it in vain. */
const REST_MS = 30_000;
const RETRY_AFTER_S = 2;

/**
 * Says texts: from the cache, else by the first engine that can. Equal requests at the same time
 * share one run.
 */
export function createSpeaker({ engines, kept, words, known = new Map(), cache, log }: Options) {
  const underway = new Map<string, Promise<Said>>();
  const restsUntil = new Map<Engine, number>();

  function available() {
    const now = performance.now();
    const isRested = (engine: Engine) => (restsUntil.get(engine) ?? 0) <= now;
    const rested = engines.filter(isRested);
    const others: Engine[] = rested.length > 0 ? rested : [engines.at(-1)!];
    const ready = [kept, words].filter((engine) => engine !== undefined).filter(isRested);
    return [...ready, ...others];
  }

  async function speak(request: SpeechRequest, listener: Listener): Promise<Spoken> {
    let admitted = false;
    let failure: unknown;
    const by = (engine: Engine, said: CachedSpeech) => {
      return { ...said, engine: engine.name, anyVoice: anyVoiceSays(request, known) };
    };
    for (const engine of available()) {
      try {
        const identity = await engine.identify(request);
        if (identity === undefined) continue;
        const found = await cache.read(identity);
        if (found) return by(engine, found);
        if (!admitted) listener.admit();
        admitted = true;
        const said = await once(identity, () => make(identity, engine, request, listener));
        if (!said) continue;
        if ('unsayable' in said) throw new AppError('invalid_input', refusals[said.unsayable]);
        return by(engine, said);
      } catch (error) {
        if (error instanceof AppError) throw error;
        failure = error;
        // The engine did not fail: all engines use the same threads, and they are busy.
        if (error instanceof PoolBusy) break;
        if (kept || words || engines.length > 1)
          restsUntil.set(engine, performance.now() + REST_MS);
        log.warn({ err: error, engine: engine.name }, 'a voice could not speak');
      }
    }
    throw new AppError('unavailable', 'The voices are busy right now. Please try again.', {
      retryAfter: failure instanceof PoolBusy ? failure.retryAfter : RETRY_AFTER_S,
    });
  }

  function once(identity: string, work: () => Promise<Said>): Promise<Said> {
    const running = underway.get(identity);
    if (running) {
      // The request that was joined may have run out of thread time; this one may still have some.
      return running.catch((error: unknown) => {
        if (error instanceof PoolBusy) return work();
        throw error;
      });
    }
    const made = work().finally(() => underway.delete(identity));
    underway.set(identity, made);
    return made;
  }

  async function make(
    identity: string,
    engine: Engine,
    request: SpeechRequest,
    { asker }: Listener,
  ): Promise<Said> {
    const speech = await engine.say(request, asker);
    return speech && !('unsayable' in speech) ? cache.write(identity, speech) : speech;
  }

  const withPairs = async (voice: SampleVoice): Promise<SampleVoice> =>
    words ? { ...voice, earPairs: await words.earPairsOf(voice.name) } : voice;

  /** The voices to choose from: the kept ones, then those of the preferred engine. */
  async function offer() {
    const { name, edition } = engines[0];
    const voices = await Promise.all(engines[0].voices.map(withPairs));
    const own = await kept?.offer();
    return {
      engine: name,
      edition: own?.edition === undefined ? edition : `${edition}, ${own.edition}`,
      sampleVoices: own?.edition === undefined ? voices : [...own.voices, ...voices.map(byOwnName)],
    };
  }

  return { speak, offer };
}
