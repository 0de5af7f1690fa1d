import { naturalVoice } from './natural-voices.ts';

/** Browsers load their voices late. Who listens meanwhile waits no longer than that for them. */
const PATIENCE_MS = 1000;

type Voices = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'>;

/** Finds the natural voice of a device, and keeps to what it found: never two voices in one visit. */
export function createSearch(synthesis: Voices | undefined, patienceMs = PATIENCE_MS) {
  let search: { there: Promise<void>; until: number } | undefined;
  let found: Promise<string | undefined> | undefined;

  function look(): { there: Promise<void>; until: number } {
    return (search ??= { there: voicesThere(synthesis), until: performance.now() + patienceMs });
  }

  async function find(): Promise<string | undefined> {
    if (!synthesis) return undefined;
    const { there, until } = look();
    await Promise.race([there, after(until - performance.now())]);
    return naturalVoice(synthesis.getVoices())?.name;
  }

  return {
    /** Ahead of time, so that nobody has to wait. */
    look,
    /** By its name; undefined where there is none. */
    natural: () => (found ??= find()),
  };
}

function voicesThere(synthesis: Voices | undefined): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!synthesis || synthesis.getVoices().length === 0) return;
      synthesis.removeEventListener('voiceschanged', check);
      resolve();
    };
    synthesis?.addEventListener('voiceschanged', check);
    check();
  });
}

const after = (ms: number) => new Promise<void>((over) => setTimeout(over, Math.max(0, ms)));

let here: ReturnType<typeof createSearch> | undefined;

/** The one search of this page. */
export const searchHere = () =>
  (here ??= createSearch('speechSynthesis' in window ? speechSynthesis : undefined));
