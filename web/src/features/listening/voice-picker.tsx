import { APP_NAME } from '@saywell/contract';
import { Select } from '../../ui/inputs.tsx';
import { useDeviceVoices, useNaturalVoice } from './device/use-device-voices.ts';
import { useServerVoices } from './server-voices.ts';
import { chooseVoice, parseVoiceId, useVoice } from './use-voice.ts';
import { aboutKept, voiceOptions } from './voice-options.ts';

/** The device's natural American voices, then the server's, then the device's others. */
export function VoicePicker() {
  const chosen = useVoice();
  const { data: site } = useServerVoices();
  const device = useDeviceVoices();
  const natural = useNaturalVoice();
  // Not one voice first and then another: who reads is named once it is known.
  const isOpen = chosen.from === 'usual' && natural === undefined;
  const { options, value } = isOpen
    ? { options: [{ value: '', label: 'Looking for voices…' }], value: '' }
    : voiceOptions({ chosen, site, device, natural: natural ?? null });
  const reads = parseVoiceId(value);
  const reader = reads.from === 'device' && device.find(({ name }) => name === reads.name);
  return (
    <Select
      label="Voice"
      hint={
        reader ? <Hint isLocal={reader.localService} /> : aboutKept(site?.sampleVoices ?? [], reads)
      }
      value={value}
      options={options}
      disabled={isOpen}
      onChange={(event) => chooseVoice(parseVoiceId(event.target.value))}
    />
  );
}

const Hint = ({ isLocal }: { isLocal: boolean }) => (
  <>
    {isLocal
      ? 'This voice is on your device and sends nothing to anyone.'
      : 'This voice belongs to the maker of your browser, who gets each text it reads.'}{' '}
    Where an exercise teaches a special form or melody, {APP_NAME}’s voice reads.
  </>
);
