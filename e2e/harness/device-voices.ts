import type { Page } from '@playwright/test';

/** How the fake voices of a device behave. */
type Behavior = {
  voices: { name: string; localService?: boolean }[];
  /** Milliseconds until the browser names them. */
  late?: number;
  /** What a voice is asked to say ends in an error, or never begins. */
  fails?: 'error' | 'silence';
  /** Without it a voice never ends by itself, so that there is time to look. */
  endsAfter?: number;
};

declare global {
  interface Window {
    /** What the voices of the device were asked to say, and at what rate. */
    spoken?: { text: string; voice: string; rate: number }[];
    /** The voice says that it has come to this character. */
    reaches?: (character: number) => void;
  }
}

/** Headless Chromium has no voices: these stand in for those of a device. */
export async function withDeviceVoices(page: Page, behavior: Behavior) {
  await page.addInitScript(({ voices, late = 0, fails, endsAfter }: Behavior) => {
    class Utterance extends EventTarget {
      voice: { name: string } | null = null;
      lang = '';
      rate = 1;
      pitch = 1;
      volume = 1;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let there: object[] = [];
    let current: Utterance | undefined;
    const tell = (type: string, facts: object = {}) =>
      current?.dispatchEvent(Object.assign(new Event(type), facts));
    const events = new EventTarget();
    const synthesis = Object.assign(events, {
      getVoices: () => there,
      speak(utterance: Utterance) {
        if (utterance.text === '') return;
        current = utterance;
        const voice = utterance.voice?.name ?? 'none';
        (window.spoken ??= []).push({ text: utterance.text, voice, rate: utterance.rate });
        if (fails === 'silence') return;
        setTimeout(() => {
          if (fails === 'error') tell('error', { error: 'synthesis-failed' });
          else tell('start');
        }, 20);
        if (endsAfter !== undefined) setTimeout(() => tell('end'), endsAfter);
      },
      cancel() {
        tell('error', { error: 'canceled' });
        current = undefined;
      },
    });
    window.reaches = (charIndex) => tell('boundary', { name: 'word', charIndex });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    setTimeout(() => {
      there = voices.map(({ name, localService = true }) => ({
        name,
        localService,
        lang: 'en-US',
        voiceURI: name,
        default: false,
      }));
      events.dispatchEvent(new Event('voiceschanged'));
    }, late);
  }, behavior);
}

/** What the voices of the device were asked to say so far. */
export const spokenBy = (page: Page) => page.evaluate(() => window.spoken ?? []);
