/** A word or short phrase that is spoken. `says` (ARPAbet with stress digits, words separated by " | ") where the spelling alone would be read otherwise. */
export type EarWord = { text: string; says?: string };
/** Two sounds, forms or stresses that a learner has to tell apart by ear. */
export type EarContrast = {
  /** Stable: answers are saved under it. */
  id: string;
  kind: 'vowel' | 'consonant' | 'voicing' | 'final' | 'cluster' | 'ending' | 'form' | 'stress';
  title: string;
  /** ARPAbet without digits, '' for no sound; for stress and forms two empty ones. */
  sounds: readonly [string, string];
  /** Functional load: 3 matters most. */
  load: 1 | 2 | 3;
  pairs: readonly {
    id: string;
    place: 'beginning' | 'middle' | 'end';
    words: readonly [EarWord, EarWord];
  }[];
};

type Place = EarContrast['pairs'][number]['place'];

const pair = (place: Place, one: string, other: string): EarContrast['pairs'][number] => ({
  id: `${one}-${other}`,
  place,
  words: [{ text: one }, { text: other }],
});

export const earContrasts: readonly EarContrast[] = [
  {
    id: 'ih-iy',
    kind: 'vowel',
    title: 'ship / sheep',
    sounds: ['IH', 'IY'],
    load: 3,
    pairs: [
      pair('middle', 'ship', 'sheep'),
      pair('middle', 'live', 'leave'),
      pair('middle', 'sit', 'seat'),
      pair('middle', 'fill', 'feel'),
      pair('beginning', 'it', 'eat'),
      pair('beginning', 'ill', 'eel'),
    ],
  },
  {
    id: 'eh-ae',
    kind: 'vowel',
    title: 'bed / bad',
    sounds: ['EH', 'AE'],
    load: 3,
    pairs: [
      pair('middle', 'bed', 'bad'),
      pair('middle', 'men', 'man'),
      pair('middle', 'said', 'sad'),
      pair('middle', 'left', 'laughed'),
      pair('middle', 'pen', 'pan'),
    ],
  },
  {
    id: 'th-s',
    kind: 'consonant',
    title: 'think / sink',
    sounds: ['TH', 'S'],
    load: 2,
    pairs: [
      pair('beginning', 'think', 'sink'),
      pair('beginning', 'thick', 'sick'),
      pair('beginning', 'thing', 'sing'),
      pair('end', 'mouth', 'mouse'),
      pair('end', 'path', 'pass'),
    ],
  },
  {
    id: 'l-r',
    kind: 'consonant',
    title: 'light / right',
    sounds: ['L', 'R'],
    load: 3,
    pairs: [
      pair('beginning', 'light', 'right'),
      pair('beginning', 'long', 'wrong'),
      pair('beginning', 'lane', 'rain'),
      pair('beginning', 'lock', 'rock'),
      pair('middle', 'glass', 'grass'),
      pair('middle', 'collect', 'correct'),
    ],
  },
  {
    id: 'final-t-d',
    kind: 'voicing',
    title: 'seat / seed',
    sounds: ['T', 'D'],
    load: 3,
    pairs: [
      pair('end', 'seat', 'seed'),
      pair('end', 'white', 'wide'),
      pair('end', 'got', 'god'),
      pair('end', 'heart', 'hard'),
      pair('end', 'wrote', 'road'),
    ],
  },
];
