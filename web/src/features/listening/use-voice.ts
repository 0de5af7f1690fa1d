import { useSyncExternalStore } from 'react';
import { rememberedVoice, rememberVoice, type VoiceChoice } from './voice-choice.ts';

let choice: VoiceChoice | undefined;
const listeners = new Set<() => void>();

function current(): VoiceChoice {
  choice ??= rememberedVoice();
  return choice;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseVoice(next: VoiceChoice): void {
  choice = next;
  rememberVoice(next);
  for (const listener of listeners) listener();
}

/** The voice that reads examples, the same on every screen. */
export function useVoice(): VoiceChoice {
  return useSyncExternalStore(subscribe, current, current);
}
