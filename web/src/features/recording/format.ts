/** Best first. MP4 stands last, for Safari; it is converted before sending. */
const PREFERENCE = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
  'audio/wav',
  'audio/mp4',
];

export const BITS_PER_SECOND = 128_000;

/** The first format this browser records; undefined leaves the choice to the browser. */
export function chooseFormat(isSupported: (type: string) => boolean): string | undefined {
  return PREFERENCE.find(isSupported);
}
