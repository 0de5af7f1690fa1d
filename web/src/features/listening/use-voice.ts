import type { SampleVoice } from '@saywell/contract';
import { createStore, useStore } from '../../lib/store.ts';

/** Whose voice reads the examples: one of the server's, or one of the device's. */
export type VoiceChoice =
  | { from: 'server'; name: string; gender: SampleVoice['ssmlGender'] }
  | { from: 'device'; name: string };

const KEY = 'saywell-voice';

export const REFERENCE: VoiceChoice = {
  from: 'server',
  name: 'en-US-Neural2-F',
  gender: 'FEMALE',
};

/** As one text, for storing it and for a list to choose from. */
export function voiceId(choice: VoiceChoice): string {
  return choice.from === 'server'
    ? `server:${choice.gender}:${choice.name}`
    : `device:${choice.name}`;
}

export function parseVoiceId(id: string | null): VoiceChoice {
  const server = /^server:(FEMALE|MALE):(.+)$/.exec(id ?? '');
  if (server) {
    return {
      from: 'server',
      gender: server[1] === 'MALE' ? 'MALE' : 'FEMALE',
      name: server[2] ?? '',
    };
  }
  const device = /^device:(.+)$/.exec(id ?? '');
  return device ? { from: 'device', name: device[1] ?? '' } : REFERENCE;
}

function rememberedVoice(): VoiceChoice {
  try {
    return parseVoiceId(localStorage.getItem(KEY));
  } catch {
    return REFERENCE;
  }
}

function rememberVoice(choice: VoiceChoice): void {
  try {
    localStorage.setItem(KEY, voiceId(choice));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

const choice = createStore(rememberedVoice());

export function chooseVoice(next: VoiceChoice): void {
  rememberVoice(next);
  choice.set(next);
}

/** The voice that reads examples, the same on every screen. */
export const useVoice = (): VoiceChoice => useStore(choice);
