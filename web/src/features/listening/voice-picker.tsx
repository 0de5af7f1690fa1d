import { useSyncExternalStore } from 'react';
import { Select } from '../../ui/inputs.tsx';
import { americanVoices, type DeviceVoice } from './device-voices.ts';
import { useServerVoices } from './server-voices.ts';
import { chooseVoice, parseVoiceId, useVoice, voiceId } from './use-voice.ts';

/** The server's voices and the device's own American ones, which sound better on many phones. */
export function VoicePicker() {
  const voice = useVoice();
  const { data } = useServerVoices();
  const device = useDeviceVoices();
  const chosen = voiceId(voice);
  const options = [
    ...(data?.sampleVoices ?? []).map(({ name, label, ssmlGender }) => ({
      value: voiceId({ from: 'server', name, gender: ssmlGender }),
      label,
    })),
    ...device.map(({ name, localService }) => ({
      value: voiceId({ from: 'device', name }),
      label: `${name}, ${localService ? 'on this device' : 'from your browser'}`,
    })),
  ];
  // What was chosen on another day, or before the list came, stays visible.
  if (!options.some(({ value }) => value === chosen)) {
    options.unshift({
      value: chosen,
      label: voice.from === 'device' ? voice.name : 'Reference voice',
    });
  }
  return (
    <Select
      label="Voice"
      hint={
        data?.sampleVoices.find(({ name }) => voice.from === 'server' && name === voice.name)
          ?.credit
      }
      value={chosen}
      options={options}
      onChange={(event) => chooseVoice(parseVoiceId(event.target.value))}
    />
  );
}

const NONE: readonly DeviceVoice[] = [];
let known = NONE;

/** Browsers load their voices late and tell when they are there. */
const useDeviceVoices = () => useSyncExternalStore(subscribe, deviceVoices);

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
