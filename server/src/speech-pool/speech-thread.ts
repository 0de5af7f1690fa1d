import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createEngine } from '@saywell/speech';
import { openLexicon, PhraseTooLong, readPhrase } from '@saywell/speech/phonemes';
import { ENGINE_FILES } from '@saywell/speech/version';
import { AudioError } from '../audio/audio-error.ts';
import { decodeAudio } from '../audio/decode.ts';
import type { SpeechResult, SpeechTask, ThreadData } from './tasks.ts';
import type { FromThread } from './threads/thread.ts';
import { atTempo } from './voice/at-tempo.ts';
import { loadEmbeddedVoices } from './voice/embedded-voices.ts';
import { finishClip } from './voice/finish-clip.ts';
import { hasManners, spokenWords } from './voice/spoken-words.ts';
import { createMp3Maker } from './voice/mp3.ts';
import { requireShortEnough } from './voice/speaking-time.ts';
import { speechFile } from './voice/speech-file.ts';
import { createTellingApart } from './voice/tell-apart.ts';

type TaskOf<Kind> = SpeechTask & { kind: Kind };

const NOTHING_TO_SAY = { unsayable: 'empty' } as const;
const CHECK_PHRASE = 'Good morning';
/** The highest that is as small as speech needs: what people copy is heard in full. */
const FULL_RATE = 24_000;

/** One speech thread: it loads the models, proves that they work, then does task after task. */
const port = parentPort!;
const send = (message: FromThread, transfer: ArrayBuffer[] = []) =>
  port.postMessage(message, transfer);

const speech = await loadSpeech(workerData as ThreadData);
speech.check();
port.on('message', (task: SpeechTask) => {
  void answer(task);
});
send({ ready: true });

async function answer(task: SpeechTask) {
  try {
    const result = await speech.run(task);
    send({ result }, result && 'mp3' in result ? [result.mp3.buffer] : []);
  } catch (error) {
    send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

/** The engine and the voices, loaded from the folder of the speech member. */
async function loadSpeech({ speechFolder, version }: ThreadData) {
  const load = (path: string) => readFile(join(speechFolder, path));
  const [acoustic, scorer, letters, dictionary] = await Promise.all([
    load(ENGINE_FILES.acoustic),
    load(ENGINE_FILES.scorer),
    load(ENGINE_FILES.letters),
    load(ENGINE_FILES.dictionary),
  ]);
  const engine = createEngine({ acoustic, scorer, letters, dictionary }, version);
  const lexicon = openLexicon({ letters, dictionary });
  const [voices, makeMp3] = await Promise.all([loadEmbeddedVoices(lexicon), createMp3Maker()]);

  async function analyze({ recording, phrase, trains }: TaskOf<'analyze'>) {
    try {
      const take = await decodeAudio(recording);
      const analysis = engine.analyze({ ...take, phrase, target: trains?.target, trains });
      return { analysis, seconds: take.samples.length / take.sampleRate };
    } catch (error) {
      if (error instanceof AudioError) return { unreadable: error.problem };
      if (error instanceof PhraseTooLong) return { unreadable: 'phrase-too-long' as const };
      throw error;
    }
  }

  function say(task: TaskOf<'say'>) {
    const spoken = voices.say(task);
    return spoken ? speechFile(makeMp3, spoken) : NOTHING_TO_SAY;
  }

  function read({ text }: TaskOf<'read'>) {
    const words = readPhrase(text, lexicon);
    if (words.length === 0) return NOTHING_TO_SAY;
    requireShortEnough(text, words);
    return undefined;
  }

  /** Another voice tells no times: they are found as in any recording. */
  async function wrap({ text, recording, tempo = 1, saysForms, ...reading }: TaskOf<'wrap'>) {
    const words = spokenWords(text, reading, lexicon);
    if (words.length === 0) return NOTHING_TO_SAY;
    const { samples, sampleRate } = await decodeAudio(recording, FULL_RATE);
    const forms = saysForms && reading.manner !== 'careful' ? reading.forms : undefined;
    const heard = engine.analyze({ samples, sampleRate, phrase: text, trains: forms && { forms } });
    const sounds = heard.words.map(({ sounds: all }) =>
      all
        .filter(({ start, end }) => end > start)
        .map((sound) => ({ ...sound, start: sound.start / tempo, end: sound.end / tempo })),
    );
    return speechFile(makeMp3, {
      samples: atTempo(samples, sampleRate, tempo),
      sampleRate,
      words,
      sounds,
      hasManners: saysForms === true && hasManners(text, reading.forms, lexicon),
    });
  }

  async function finish({ recording }: TaskOf<'finish'>) {
    try {
      return { sound: await finishClip(recording) };
    } catch (error) {
      if (error instanceof AudioError) return { unreadable: error.problem };
      throw error;
    }
  }

  // Most sites never ask: the network is loaded a second time only where one does.
  let tellApart: ReturnType<typeof createTellingApart> | undefined;
  async function apart({ recording, word, others }: TaskOf<'apart'>) {
    try {
      const sound = await decodeAudio(recording);
      tellApart ??= createTellingApart(acoustic, lexicon);
      return { margins: tellApart(sound, word, others) };
    } catch (error) {
      if (error instanceof AudioError) return { unreadable: error.problem };
      throw error;
    }
  }

  function words({ phrase }: TaskOf<'words'>) {
    try {
      return readPhrase(phrase, lexicon).map(({ word }) => word);
    } catch (error) {
      if (error instanceof PhraseTooLong) return [];
      throw error;
    }
  }

  async function run(task: SpeechTask): Promise<SpeechResult> {
    if (task.kind === 'analyze') return analyze(task);
    if (task.kind === 'words') return words(task);
    if (task.kind === 'finish') return finish(task);
    if (task.kind === 'apart') return apart(task);
    try {
      if (task.kind === 'say') return say(task);
      return task.kind === 'read' ? read(task) : await wrap(task);
    } catch (error) {
      if (isTooMuch(error)) return { unsayable: 'too-long' };
      throw error;
    }
  }

  /** Says something and listens to it; throws when what it hears is not what it said. */
  function check() {
    const spoken = voices.say({ text: CHECK_PHRASE, voice: 'slt', rate: 1, pitch: 0 });
    if (!spoken) throw new Error('The embedded voice says nothing');
    const heard = engine.analyze({ ...spoken, phrase: CHECK_PHRASE });
    if (heard.words.some(({ kind }) => kind === 'missing')) {
      throw new Error(`The models do not recognize “${CHECK_PHRASE}”`);
    }
  }

  return { run, check };
}

/** The text becomes too much, or another voice has already made more of it than is listened to. */
function isTooMuch(error: unknown) {
  return (
    error instanceof PhraseTooLong ||
    (error instanceof AudioError && (error.problem === 'too-long' || error.problem === 'too-large'))
  );
}
