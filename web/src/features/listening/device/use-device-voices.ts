import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type VoiceChoice, voiceId } from '../use-voice.ts';
import { americanVoices, type DeviceVoice } from './device-voices.ts';
import { readerOf } from './reader.ts';
import { searchHere } from './voices-here.ts';

const NONE: readonly DeviceVoice[] = [];
let known = NONE;

/** The American ones. Browsers load their voices late and tell when they are there. */
export const useDeviceVoices = () => useSyncExternalStore(subscribe, deviceVoices);

/** The same list for as long as the browser offers the same voices. */
function deviceVoices(): readonly DeviceVoice[] {
  if (!('speechSynthesis' in window)) return NONE;
  const voices = americanVoices(speechSynthesis.getVoices());
  const isKnown =
    voices.length === known.length && voices.every(({ name }, at) => known[at]?.name === name);
  if (!isKnown) known = voices;
  return known;
}

function subscribe(changed: () => void) {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}

/** Asked without a network too, and the same while the page is open. */
const LOCAL = { networkMode: 'always', staleTime: Infinity, gcTime: Infinity } as const;

/** The natural voice of this device, by its name: null without one, undefined until it is known. */
export function useNaturalVoice(): string | null | undefined {
  const queryFn = async () => (await searchHere().natural()) ?? null;
  return useQuery({ queryKey: ['natural voice'], queryFn, ...LOCAL }).data;
}

/** Whether the device reads a phrase, so that its example is another than the one that is compared. */
export function useDeviceReads(phrase: string, voice: VoiceChoice): boolean {
  const queryFn = async () => (await readerOf({ text: phrase, voice })) !== undefined;
  return (
    useQuery({ queryKey: ['device reads', phrase, voiceId(voice)], queryFn, ...LOCAL }).data ===
    true
  );
}
