import { phoneIndex } from '../acoustics/phones.ts';

/**
 * What learners say instead of each sound. A `?` marks pairs that careful readers blur as well (a
 * voiced stop whispered at the end, a vowel on its way to the next sound): they need more evidence.
 */
const CONFUSABLE: Record<string, string> = {
  TH: 'S T D F?',
  DH: 'D Z T',
  S: 'SH TH',
  Z: 'S JH',
  SH: 'S CH',
  ZH: 'JH SH',
  CH: 'SH',
  JH: 'CH',
  F: 'P',
  V: 'F W B',
  W: 'V',
  R: 'L W',
  L: 'R N',
  N: 'NG L',
  NG: 'N?',
  P: 'B',
  B: 'P',
  T: 'D',
  D: 'T?',
  K: 'G',
  G: 'K?',
  IH: 'IY',
  IY: 'IH',
  AE: 'EH AH',
  EH: 'AE?',
  AA: 'AH?',
  AH: 'AA?',
  UH: 'UW?',
  UW: 'UH',
  ER: 'AA AH?',
};

export type Confusable = { phone: number; blurred: boolean };

const BY_PHONE = new Map(
  Object.entries(CONFUSABLE).map(([phone, others]): [number, Confusable[]] => [
    phoneIndex(phone),
    others.split(' ').map((other) => ({
      phone: phoneIndex(other.replace('?', '')),
      blurred: other.endsWith('?'),
    })),
  ]),
);

/** The sounds that learners often say instead of this one. */
export function confusableWith(phone: number): readonly Confusable[] {
  return BY_PHONE.get(phone) ?? [];
}
