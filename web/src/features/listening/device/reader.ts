import { APP_NAME } from '@saywell/contract';
import { toast } from '../../../ui/toast.ts';
import type { Clip } from '../player.ts';
import { exampleOptions, type Reading, speechTimings, type Timings } from '../speaking.ts';
import type { VoiceChoice } from '../use-voice.ts';
import { spokenClip } from './spoken-clip.ts';
import { searchHere } from './voices-here.ts';

export type Asked = { text: string; voice: VoiceChoice; reading?: Reading | undefined };

/** Where nobody chose this voice, it has to begin at once, or ours is better. */
const BEGINS_WITHIN_MS = 1200;
/** After that many failures, one after the other, it is not tried again in this visit. */
const MOST_FAILURES = 2;

let failures = 0;

/** What decides who reads. */
type Sources = {
  timings: (asked: Asked) => Promise<Pick<Timings, 'engine' | 'anyVoice'>>;
  natural: () => Promise<string | undefined>;
  isHere: (name: string) => boolean;
};

const SOURCES: Sources = {
  // As the screens ask for them, so that they are mostly there.
  timings: ({ text, voice, reading }) => speechTimings(text, exampleOptions(voice), reading),
  natural: () => searchHere().natural(),
  isHere: (name) => speechSynthesis.getVoices().some((voice) => voice.name === name),
};

/**
 * Which voice of the device reads a text, by its name; undefined where the recording is heard: who
 * chose a voice hears it unless it might say something else than we teach, and who chose none hears
 * a natural one where the site has only the embedded voices for this text.
 */
export async function readerOf(
  asked: Asked,
  { timings, natural, isHere }: Sources = SOURCES,
): Promise<string | undefined> {
  const { voice } = asked;
  if (voice.from === 'server') return undefined;
  // Also for a voice by name: the list may still be on its way.
  const usual = await natural();
  const name = voice.from === 'device' ? voice.name : usual;
  if (name === undefined || !isHere(name)) return undefined;
  const of = await timings(asked).catch(() => undefined);
  if (of?.anyVoice !== true) return undefined;
  return voice.from === 'device' || of.engine === 'embedded' ? name : undefined;
}

/** A text in a voice of the device where it may be; else, and where it fails, the recording. */
export function readAloud(asked: Asked & { rate: number }, recording: Clip): Clip {
  return async (signal, heard) => {
    const isUsual = asked.voice.from === 'usual';
    const isTried = !isUsual || failures < MOST_FAILURES;
    const voiceName = isTried ? await readerOf(asked) : undefined;
    if (signal.aborted) return;
    if (voiceName === undefined) return recording(signal, heard);
    try {
      const { text, rate } = asked;
      const startsWithinMs = isUsual ? BEGINS_WITHIN_MS : undefined;
      await spokenClip(text, { voiceName, rate, ...(startsWithinMs && { startsWithinMs }) })(
        signal,
        heard,
      );
      failures = 0;
    } catch {
      if (signal.aborted) return;
      if (failures === 0) sayThatItFailed();
      failures += 1;
      await recording(signal, heard);
    }
  };
}

/** So that the list of the browser is there when somebody listens. */
export const lookAhead = (): void => void searchHere().look();

/** The device's own voice where the server's cannot be had. */
export const lastResort = ({ text, voice }: Asked): Clip =>
  spokenClip(text, { voiceName: voice.from === 'device' ? voice.name : undefined });

function sayThatItFailed(): void {
  toast({
    title: 'Your device’s voice didn’t start',
    description: `${APP_NAME}’s voice reads instead.`,
  });
}
