/** What we need to know of a voice of the device. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

/** Names that the usual systems give their female American voices, best sounding first. */
const FEMALE = [
  'ava',
  'samantha',
  'allison',
  'jenny',
  'aria',
  'zira',
  'susan',
  'google us english',
  'female',
];

export function americanVoices<V extends DeviceVoice>(voices: readonly V[]): V[] {
  return voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase() === 'en-us');
}

/**
 * A female American voice if there is one, else any American, else any English one. One of the device
 * before one that may send the text to the maker of the browser.
 */
export function preferredVoice<V extends DeviceVoice>(voices: readonly V[]): V | undefined {
  const local = voices.filter(({ localService }) => localService);
  return preferredOf(local) ?? preferredOf(voices);
}

function preferredOf<V extends DeviceVoice>(voices: readonly V[]): V | undefined {
  const american = americanVoices(voices);
  for (const name of FEMALE) {
    const found = american.find((voice) => voice.name.toLowerCase().includes(name));
    if (found) return found;
  }
  return american[0] ?? voices.find(({ lang }) => lang.toLowerCase().startsWith('en'));
}
