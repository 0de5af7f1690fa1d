import type { ReactNode } from 'react';

/** A common word for every sound; the letters that spell it stand between bars. */
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

const parts = (phone: string) => (KEYWORDS[phone] ?? '').split('|');

/** The keyword with the letters of the sound in bold. */
export function keywordOf(phone: string): ReactNode {
  const [before, letters, after] = parts(phone);
  return (
    <>
      {before}
      <b>{letters}</b>
      {after}
    </>
  );
}

/** How a sound is read aloud: "th as in thin". */
export function spokenName(phone: string): string {
  const [before = '', letters = '', after = ''] = parts(phone);
  return letters ? `${letters} as in ${before}${letters}${after}` : phone;
}
