/** Where each sound of American English is made, for drawing them as a map. By ARPAbet names. */

/** In percent of the chart: the front of the mouth at the left, the palate at the top. */
export const VOWEL_PLACES: Record<string, readonly [left: number, top: number]> = {
  IY: [12.8, 13.8],
  IH: [26.8, 29],
  EH: [34.1, 50.3],
  AE: [46.4, 71.7],
  AH: [63.1, 54.5],
  ER: [56.4, 32.4],
  UW: [88.8, 13.8],
  UH: [74.9, 33.8],
  AO: [89.4, 51.7],
  AA: [82.7, 73.1],
};

export const MOVING_VOWELS = ['EY', 'AY', 'OY', 'AW', 'OW'] as const;

export const PLACES = [
  'Lips',
  'Lip and teeth',
  'Teeth',
  'Ridge',
  'Behind ridge',
  'Palate',
  'Soft palate',
  'Throat',
] as const;

type Cell = { place: (typeof PLACES)[number]; phones: readonly string[] };

/** In each pair: voice off, then voice on. */
export const CONSONANT_ROWS: readonly { name: string; cells: readonly Cell[] }[] = [
  {
    name: 'Stops',
    cells: [
      { place: 'Lips', phones: ['P', 'B'] },
      { place: 'Ridge', phones: ['T', 'D'] },
      { place: 'Soft palate', phones: ['K', 'G'] },
    ],
  },
  { name: 'Affricates', cells: [{ place: 'Behind ridge', phones: ['CH', 'JH'] }] },
  {
    name: 'Fricatives',
    cells: [
      { place: 'Lip and teeth', phones: ['F', 'V'] },
      { place: 'Teeth', phones: ['TH', 'DH'] },
      { place: 'Ridge', phones: ['S', 'Z'] },
      { place: 'Behind ridge', phones: ['SH', 'ZH'] },
      { place: 'Throat', phones: ['HH'] },
    ],
  },
  {
    name: 'Nasals',
    cells: [
      { place: 'Lips', phones: ['M'] },
      { place: 'Ridge', phones: ['N'] },
      { place: 'Soft palate', phones: ['NG'] },
    ],
  },
  {
    name: 'Glides, liquids',
    cells: [
      { place: 'Lips', phones: ['W'] },
      { place: 'Ridge', phones: ['L'] },
      { place: 'Behind ridge', phones: ['R'] },
      { place: 'Palate', phones: ['Y'] },
    ],
  },
];
