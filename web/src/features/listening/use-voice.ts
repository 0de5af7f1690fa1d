import { createStore, useStore } from '../../lib/store.ts';
import { rememberedVoice, rememberVoice, type VoiceChoice } from './voice-choice.ts';

const choice = createStore(rememberedVoice());

export function chooseVoice(next: VoiceChoice): void {
  rememberVoice(next);
  choice.set(next);
}

/** The voice that reads examples, the same on every screen. */
export const useVoice = (): VoiceChoice => useStore(choice);
