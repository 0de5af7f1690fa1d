import type { SampleVoice } from '@saywell/contract';
import type { DeviceVoice } from './device/device-voices.ts';
import { naturalVoices, shortName } from './device/natural-voices.ts';
import { REFERENCE, USUAL, type VoiceChoice, voiceId } from './use-voice.ts';

type Option = { value: string; label: string };

type Site = { engine: 'embedded' | 'google'; sampleVoices: readonly SampleVoice[] };

type Offer = {
  chosen: VoiceChoice;
  /** Undefined until the server has answered. */
  site: Site | undefined;
  device: readonly DeviceVoice[];
  /** The natural one that is usual on this device, if there is one. */
  natural: string | null;
};

/** The embedded voice that reads where nothing better is there; the list has it by its own name. */
const CLEAREST: VoiceChoice = { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' };

/** The voices to choose from, and which of them reads: the natural ones of this device come first. */
export function voiceOptions({ chosen, site, device, natural }: Offer): {
  options: Option[];
  value: string;
} {
  const naturals = naturalVoices(device);
  const others = device.filter((voice) => !naturals.includes(voice));
  const usual = usualOf(site, natural);
  const options = [
    // Whoever tried another one can come back.
    ...(usual.from === 'usual' ? [{ value: voiceId(USUAL), label: BEST }] : []),
    ...naturals.map((voice) => deviceOption(voice, naturals, ' (natural)')),
    ...(site?.sampleVoices ?? []).map(({ name, label, ssmlGender }) => ({
      value: voiceId({ from: 'server', name, gender: ssmlGender }),
      label,
    })),
    ...others
      .filter(({ localService }) => localService)
      .map((voice) => deviceOption(voice, others)),
    ...others.filter(({ localService }) => !localService).map(browserOption),
  ];
  const value = voiceId(chosen.from === 'usual' ? usual : chosen);
  // What was chosen on another day, or before the list came, stays visible.
  if (!options.some((option) => option.value === value)) {
    options.unshift({ value, label: labelOfAbsent(chosen, site) });
  }
  return { options, value };
}

const BEST = 'Best voice';

function labelOfAbsent(chosen: VoiceChoice, site: Site | undefined): string {
  if (chosen.from === 'device') return chosen.name;
  const isGone = chosen.from === 'server' && site && chosen.name !== REFERENCE.name;
  return isGone ? 'Deleted voice' : BEST;
}

/** Who reads where nobody chose. A site with better voices has one for some texts and not for others. */
function usualOf(site: Site | undefined, natural: string | null): VoiceChoice {
  if (site?.sampleVoices.some(({ kind }) => kind !== undefined)) return USUAL;
  if (site?.engine === 'google') return REFERENCE;
  return natural === null ? CLEAREST : { from: 'device', name: natural };
}

/** Whom to name for what is heard of the site’s own recordings, and that they are not of every text. */
export function aboutKept(voices: readonly SampleVoice[], reads: VoiceChoice): string | undefined {
  const kept = voices.filter(({ kind }) => kind !== undefined);
  if (reads.from === 'usual' && kept.length > 0) {
    return [...kept.map(creditOf), 'Each text is read by the best voice that has it.'].join(' ');
  }
  const voice = kept.find(({ name }) => reads.from === 'server' && name === reads.name);
  return voice && `${creditOf(voice)} Another voice reads what it doesn’t have.`.trim();
}

const creditOf = ({ credit = '' }: SampleVoice) => credit.replace(/[^.!?]$/, '$&.');

/** Two versions of a voice keep what tells them apart. */
function deviceOption({ name }: DeviceVoice, all: readonly DeviceVoice[], kind = ''): Option {
  const short = shortName(name);
  const isOnly = all.filter((other) => shortName(other.name) === short).length === 1;
  return {
    value: voiceId({ from: 'device', name }),
    label: `This device: ${isOnly ? short + kind : name}`,
  };
}

const browserOption = ({ name }: DeviceVoice): Option => ({
  value: voiceId({ from: 'device', name }),
  label: `From your browser: ${name}`,
});
