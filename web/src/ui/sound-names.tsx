import type { ReactNode } from 'react';

/** A common word for every sound; the letters that spell the sound are between bars. */
const KEYWORDS: Record<string, string> = {
  AA: 'h|o|t',
  AE: 'c|a|t',
  AH: 'c|u|p',
  AO: 'l|aw|',
  AW: 'n|ow|',
  AY: 't|i|me',
  B: '|b|ed',
  CH: '|ch|air',
  D: '|d|ay',
  DH: '|th|is',
  EH: 'b|e|d',
  ER: 'b|ir|d',
  EY: 'd|ay|',
  F: '|f|an',
  G: '|g|o',
  HH: '|h|at',
  IH: 's|i|t',
  IY: 's|ee|',
  JH: '|j|ob',
  K: '|k|ey',
  L: '|l|eg',
  M: '|m|an',
  N: '|n|o',
  NG: 'si|ng|',
  OW: 'g|o|',
  OY: 'b|oy|',
  P: '|p|en',
  R: '|r|ed',
  S: '|s|ee',
  SH: '|sh|e',
  T: '|t|en',
  TH: '|th|in',
  UH: 'b|oo|k',
  UW: 'f|oo|d',
  V: '|v|an',
  W: '|w|e',
  Y: '|y|es',
  Z: '|z|oo',
  ZH: 'vi|s|ion',
};

/** Sounds with a sign of their own that are judged as one of those above. */
const KEYWORDS_OF_SIGNS: Record<string, string> = {
  ə: '|a|bout',
  ɚ: 'teach|er|',
  ɾ: 'wa|t|er',
  ʔ: 'bu|tt|on',
};

const parts = (phone: string, glyph = '') =>
  (KEYWORDS_OF_SIGNS[glyph] ?? KEYWORDS[phone] ?? '').split('|');

/** A word to hear the sound in. */
export const keywordText = (phone: string, glyph?: string): string => parts(phone, glyph).join('');

/** The keyword with the sound's letters in bold. */
export function keywordOf(phone: string, glyph?: string): ReactNode {
  const [before, letters, after] = parts(phone, glyph);
  return (
    <>
      {before}
      <b>{letters}</b>
      {after}
    </>
  );
}

/** How a sound is named among other things: "The th in “thin”." */
export function soundIn(phone: string, glyph?: string): string {
  const [before = '', letters = '', after = ''] = parts(phone, glyph);
  return `The ${letters} in “${before}${letters}${after}”`;
}

/** How a sound is read aloud: "th as in thin". */
export function spokenName(phone: string, glyph?: string): string {
  const [before = '', letters = '', after = ''] = parts(phone, glyph);
  return letters ? `${letters} as in ${before}${letters}${after}` : phone;
}
