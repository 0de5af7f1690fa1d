/** IPA of the engine's sounds whose ARPAbet name is not the sign in lower case. */
const SIGNS: Partial<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'aʊ',
  AY: 'aɪ',
  CH: 'tʃ',
  DH: 'ð',
  EH: 'ɛ',
  ER: 'ɝ',
  EY: 'eɪ',
  G: 'ɡ',
  HH: 'h',
  IH: 'ɪ',
  IY: 'i',
  JH: 'dʒ',
  NG: 'ŋ',
  OW: 'oʊ',
  OY: 'ɔɪ',
  R: 'ɹ',
  SH: 'ʃ',
  TH: 'θ',
  UH: 'ʊ',
  UW: 'u',
  Y: 'j',
  ZH: 'ʒ',
};

/** A tile has room for two signs. */
const SHOWN = 2;

/** The first sounds that an exercise trains, as they are written for people: "ɪ i". */
export function ipaSigns(phones: readonly string[]): string {
  return phones
    .slice(0, SHOWN)
    .map((phone) => SIGNS[phone] ?? phone.toLowerCase())
    .join(' ');
}
