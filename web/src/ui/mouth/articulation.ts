import type { Spot } from '../smooth-line.ts';

// In the drawing the face looks left: the palate is at the top, the throat at the right.

/** Four points on the upper side of the tongue, from the tip to where it turns into the throat. */
export type Tongue = readonly [tip: Spot, blade: Spot, hump: Spot, back: Spot];

export type Lips = 'rest' | 'spread' | 'round' | 'tight' | 'closed' | 'teeth';

/** How the air leaves: steadily, in a burst, through the nose, around the sides of the tongue. */
export type Air = 'stream' | 'burst' | 'nose' | 'sides' | 'breath';

export type Posture = {
  lips: Lips;
  /** Between the teeth. */
  gap: number;
  tongue: Tongue;
};

export type Articulation = Posture & {
  voiced: boolean;
  air?: Air;
  /** Where a diphthong ends. */
  glidesTo?: Posture;
};

const REST: Tongue = [
  [68, 116],
  [90, 100],
  [132, 90],
  [170, 106],
];
const BETWEEN_TEETH: Tongue = [
  [44, 111],
  [76, 106],
  [126, 88],
  [170, 104],
];
const TIP_ON_RIDGE: Tongue = [
  [75, 74],
  [92, 84],
  [130, 92],
  [170, 106],
];
/** The edge of the tongue comes close to the ridge; the teeth nearly touch. */
const GROOVE_AT_RIDGE: Tongue = [
  [68, 98],
  [84, 78],
  [126, 84],
  [170, 104],
];
const BLADE_BEHIND_RIDGE: Tongue = [
  [76, 96],
  [98, 67],
  [130, 74],
  [170, 102],
];
const BLADE_CLOSED: Tongue = [
  [74, 90],
  [94, 57],
  [130, 74],
  [170, 102],
];
/** For l the tip stays up while the middle sinks and the back rises a little. */
const TIP_UP_BACK_UP: Tongue = [
  [75, 74],
  [94, 90],
  [132, 98],
  [170, 90],
];
/** For r the tip rises behind the ridge and touches nothing. */
const CURLED: Tongue = [
  [99, 70],
  [106, 88],
  [138, 90],
  [176, 98],
];
const BACK_ON_PALATE: Tongue = [
  [68, 122],
  [92, 112],
  [150, 57],
  [178, 71],
];
/** The body bunched in the middle, as in "bird". */
const BUNCHED: Tongue = [
  [78, 100],
  [100, 86],
  [138, 70],
  [176, 96],
];

/** Height of the palate above each place. */
export function palateAt(x: number): number {
  if (x < 112) return 48 + 32 * ((112 - x) / 45) ** 2;
  return 48 + 18 * ((x - 112) / 66) ** 2;
}

/** The tongue of a vowel: how high its hump is and how far back, both from 0 to 1. */
function vowelTongue(height: number, back: number): Tongue {
  const x = 114 + 46 * back;
  const y = palateAt(x) + 12 + 40 * (1 - height);
  return [
    [66, 121 - 3 * height],
    [x - 26 - 16 * back, y + 13 + 12 * back * height],
    [x, y],
    [Math.min(182, x + 44 - 14 * back), y + 24 - 6 * back],
  ];
}

function vowel(height: number, back: number, lips: Lips, gap: number): Posture {
  return { lips, gap, tongue: vowelTongue(height, back) };
}

const IY = vowel(1, 0.02, 'spread', 8);
const IH = vowel(0.82, 0.1, 'rest', 12);
const EH = vowel(0.52, 0.1, 'rest', 20);
const AE = vowel(0.2, 0.06, 'spread', 32);
const AH = vowel(0.42, 0.52, 'rest', 18);
const AA = vowel(0.02, 0.8, 'rest', 36);
const AO = vowel(0.3, 0.92, 'round', 28);
const UH = vowel(0.78, 0.88, 'round', 13);
const UW = vowel(0.98, 0.96, 'tight', 9);
const OW = vowel(0.5, 0.94, 'round', 20);
const OPEN_FRONT = vowel(0.06, 0.42, 'rest', 34);
const MID_FRONT = vowel(0.6, 0.06, 'rest', 17);

const consonant = (
  tongue: Tongue,
  gap: number,
  voiced: boolean,
  air: Air | undefined,
  lips: Lips = 'rest',
): Articulation => ({ tongue, gap, voiced, air, lips });

const glide = (from: Posture, glidesTo: Posture): Articulation => ({
  ...from,
  glidesTo,
  voiced: true,
});

/** Every sound of American English, by its ARPAbet name. */
export const ARTICULATIONS: Record<string, Articulation> = {
  TH: consonant(BETWEEN_TEETH, 21, false, 'stream'),
  DH: consonant(BETWEEN_TEETH, 21, true, 'stream'),
  F: consonant(REST, 14, false, 'stream', 'teeth'),
  V: consonant(REST, 14, true, 'stream', 'teeth'),
  P: consonant(REST, 8, false, 'burst', 'closed'),
  B: consonant(REST, 8, true, 'burst', 'closed'),
  M: consonant(REST, 8, true, 'nose', 'closed'),
  T: consonant(TIP_ON_RIDGE, 10, false, 'burst'),
  D: consonant(TIP_ON_RIDGE, 10, true, 'burst'),
  N: consonant(TIP_ON_RIDGE, 10, true, 'nose'),
  L: consonant(TIP_UP_BACK_UP, 14, true, 'sides'),
  S: consonant(GROOVE_AT_RIDGE, 3, false, 'stream', 'spread'),
  Z: consonant(GROOVE_AT_RIDGE, 3, true, 'stream', 'spread'),
  SH: consonant(BLADE_BEHIND_RIDGE, 4, false, 'stream', 'round'),
  ZH: consonant(BLADE_BEHIND_RIDGE, 4, true, 'stream', 'round'),
  CH: consonant(BLADE_CLOSED, 4, false, 'burst', 'round'),
  JH: consonant(BLADE_CLOSED, 4, true, 'burst', 'round'),
  K: consonant(BACK_ON_PALATE, 14, false, 'burst'),
  G: consonant(BACK_ON_PALATE, 14, true, 'burst'),
  NG: consonant(BACK_ON_PALATE, 14, true, 'nose'),
  R: consonant(CURLED, 10, true, undefined, 'round'),
  W: { ...UW, voiced: true },
  Y: { ...IY, gap: 6, voiced: true },
  HH: consonant(REST, 22, false, 'breath'),
  ER: { lips: 'round', gap: 10, tongue: BUNCHED, voiced: true },
  IY: { ...IY, voiced: true },
  IH: { ...IH, voiced: true },
  EH: { ...EH, voiced: true },
  AE: { ...AE, voiced: true },
  AH: { ...AH, voiced: true },
  AA: { ...AA, voiced: true },
  AO: { ...AO, voiced: true },
  UH: { ...UH, voiced: true },
  UW: { ...UW, voiced: true },
  EY: glide(MID_FRONT, IY),
  AY: glide(OPEN_FRONT, IH),
  OY: glide(AO, IH),
  AW: glide(OPEN_FRONT, UH),
  OW: glide(OW, UW),
};

/** Whether two sounds are made in the same place and differ in the voice alone, as s and z. */
export function differInVoice(one: string, other: string): boolean {
  const [a, b] = [ARTICULATIONS[one], ARTICULATIONS[other]];
  if (!a || !b || a.voiced === b.voiced) return false;
  return a.tongue === b.tongue && a.lips === b.lips && a.gap === b.gap;
}
