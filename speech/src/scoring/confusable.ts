import { phoneIndex } from '../acoustics/phones.ts';

/**
 * What learners say instead of each sound. A `?` marks pairs that careful readers blur as well (a
 * voiced stop whispered at the end, a vowel on its way to the next sound): they need more evidence,
 * as every slip does where the sound is not in a plain place (all but s for th, which the hiss
 * decides). A `!` marks those that are no slip at all there: a flapped T, the vowel of a weak syllable.
 * Sounds joined by `/` are one slip that is heard now as this one, now as that one: a stop for a
 * th is a T or a D depending on what follows. What speaks for either speaks for the slip, and what
 * stands after a `~` does too, though nobody is told that he said it: a stop is a stop.
 */
const CONFUSABLE: Record<string, string> = {
  TH: 'S T/D~P/B/K/G F?',
  DH: 'D/T Z',
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
  T: 'D!',
  D: 'T?',
  K: 'G',
  G: 'K?',
  IH: 'IY!',
  IY: 'IH!',
  AE: 'EH AH',
  EH: 'AE?',
  AA: 'AH?',
  AH: 'AA?',
  UH: 'UW?',
  UW: 'UH',
  ER: 'AA AH?',
};

export type Confusable = {
  phone: number;
  /** All sounds of the same slip, this one among them. */
  slip: readonly number[];
  blurred: boolean;
  /** Only where everyone makes the sound plain, see `plainPlaces`. */
  onlyInPlainPlaces: boolean;
};

const BY_PHONE = new Map(
  Object.entries(CONFUSABLE).map(([phone, slips]): [number, Confusable[]] => [
    phoneIndex(phone),
    slips.split(' ').flatMap(confusablesOf),
  ]),
);

function confusablesOf(slip: string): Confusable[] {
  const [named, alike = []] = slip
    .replace(/[?!]$/, '')
    .split('~')
    .map((names) => names.split('/').map(phoneIndex)) as [number[], number[]?];
  return named.map((phone) => ({
    phone,
    slip: [...named, ...alike],
    blurred: slip.endsWith('?'),
    onlyInPlainPlaces: slip.endsWith('!'),
  }));
}

/** The sounds that learners often say instead of this one. */
export function confusableWith(phone: number): readonly Confusable[] {
  return BY_PHONE.get(phone) ?? [];
}
