import type { SampleVoice } from '@saywell/contract';
import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';
import { lookForVoices } from './device/load.ts';

type OfServer = { from: 'server'; name: string; gender: SampleVoice['ssmlGender'] };

/** Whose voice reads the examples: one of the server's, one of the device's, or whichever is best. */
export type VoiceChoice = OfServer | { from: 'device'; name: string } | { from: 'usual' };

/** Nobody chose. Who reads is known when it is time to: the device tells late what voices it has. */
export const USUAL: VoiceChoice = { from: 'usual' };

const KEY = 'saywell-voice';

export const REFERENCE: OfServer = {
  from: 'server',
  name: 'en-US-Neural2-F',
  gender: 'FEMALE',
};

/** As one text, for storing it and for a list to choose from. */
export function voiceId(choice: VoiceChoice): string {
  if (choice.from === 'usual') return choice.from;
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
  return device ? { from: 'device', name: device[1] ?? '' } : USUAL;
}

function rememberedVoice(): VoiceChoice {
  try {
    return parseVoiceId(localStorage.getItem(KEY));
  } catch {
    return USUAL;
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
export function useVoice(): VoiceChoice {
  useEffect(lookForVoices, []);
  return useStore(choice);
}
