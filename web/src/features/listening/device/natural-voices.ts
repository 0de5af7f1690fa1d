import { americanVoices, type DeviceVoice } from './device-voices.ts';

type Named = DeviceVoice & Partial<Pick<SpeechSynthesisVoice, 'voiceURI'>>;

/** How the voices of a maker are known, the best first. */
type Kind = { names: readonly string[]; is: (voice: Named, name: string) => boolean };

/**
 * macOS and iOS. Only the versions that have to be downloaded sound natural; the compact ones of
 * the same name don't. Siri's voices are not offered to pages. Joelle is a child.
 */
const APPLE = [
  'Ava',
  'Zoe',
  'Noelle',
  'Allison',
  'Samantha',
  'Susan',
  'Nicky',
  'Evan',
  'Nathan',
  'Tom',
  'Joelle',
];
/** Chrome names the version in the language of the system, Safari in the address of the voice. */
const PREMIUM =
  /premium|prèmium|prémi|høj kvalitet|υψηλής|korkealaatuinen|de qualité|vrhunski|プレミアム|프리미엄|高级|高級|высшее|prvovrsten|yüksek|високої/i;
const ENHANCED =
  /enhanced|millorada|vylepšen|forbedret|erweitert|βελτιωμένη|mejorada|parannettu|továbbfejlesztett|poboljšani|ottimizzata|拡張|고품질|增强|增強|verbeterd|rozszerzony|melhorada|îmbunătățită|улучшенный|izboljšano|förbättrad|geliştirilmiş|вдосконалений/i;

const isApple =
  (version: RegExp): Kind['is'] =>
  (voice, name) => {
    const [, called, variant = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(voice.name) ?? [];
    const address = voice.voiceURI?.startsWith('com.apple.') ? voice.voiceURI : '';
    return called === name && (version.test(variant) || version.test(address));
  };

/** Windows 11, once downloaded. Those that Edge calls “Online” are Microsoft's servers. */
const MICROSOFT: Kind = {
  names: ['Jenny', 'Aria', 'Guy'],
  is: (voice, name) => new RegExp(`^Microsoft ${name} ?\\(Natural\\)`).test(voice.name),
};

/** ChromeOS, and Chrome on a desk where the voice was downloaded for reading mode. */
const GOOGLE: Kind = {
  names: ['5', '1', '2', '7', '4', '3', '6'],
  is: (voice, name) => voice.name === `Google US English ${name} (Natural)`,
};

/**
 * Google's on Android and in the Android part of ChromeOS. Chrome on Android names none of them,
 * only “English United States”: that may be any maker's voice, so it is not in the list.
 */
const ANDROID: Kind = {
  names: ['tpc', 'iob', 'iog', 'tpf', 'sfg', 'iom', 'iol', 'tpd'],
  is: ({ name, voiceURI = '' }, code) =>
    [name, voiceURI].some((called) => called.endsWith(`en-us-x-${code}-local`)),
};

/** The best first. */
const KINDS: readonly Kind[] = [
  { names: APPLE, is: isApple(PREMIUM) },
  MICROSOFT,
  GOOGLE,
  { names: APPLE, is: isApple(ENHANCED) },
  ANDROID,
];

/**
 * The American voices of the device that sound natural, the best first. They speak on the device
 * alone: a voice that is not certainly of that kind is never one of them.
 */
export function naturalVoices<V extends Named>(voices: readonly V[]): V[] {
  const here = americanVoices(voices).filter(({ localService }) => localService);
  const found = KINDS.flatMap(({ names, is }) =>
    names.flatMap((name) => here.filter((voice) => is(voice, name))),
  );
  return [...new Set(found)];
}

export const naturalVoice = <V extends Named>(voices: readonly V[]): V | undefined =>
  naturalVoices(voices)[0];

/** “Jenny” of “Microsoft Jenny(Natural) - English (United States)”. */
export function shortName(name: string): string {
  return (
    name
      .replace(/^Microsoft /, '')
      .replace(/^.* (?=en-us-x-)/, 'Google ')
      .replace(/ - .*$/, '')
      .replace(/ ?\([^)]*\)+$/, '')
      .trim() || name
  );
}
