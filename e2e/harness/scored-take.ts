import type { Analysis } from '@saywell/contract';

/** The verdict on a take of two words, for journeys about what follows it. */
export const scoredTake: Analysis = {
  overallAccuracy: 82,
  accuracyScore: 82,
  fluencyScore: 85,
  prosodyScore: 80,
  completenessScore: 100,
  transcript: 'So far',
  confidence: 0.9,
  words: [
    {
      word: 'So',
      start: 0.4,
      end: 0.7,
      accuracy: 0.9,
      kind: 'ok',
      sounds: [
        { phone: 'S', ipa: 's', start: 0.4, end: 0.5, accuracy: 0.9, verdict: 'good' },
        { phone: 'OW', ipa: 'oʊ', start: 0.5, end: 0.7, accuracy: 0.9, verdict: 'good' },
      ],
      finding: { kind: 'praise', words: [0], title: 'Clear', body: '' },
    },
    {
      word: 'far',
      start: 0.7,
      end: 1.1,
      accuracy: 0.74,
      kind: 'ok',
      sounds: [
        { phone: 'F', ipa: 'f', start: 0.7, end: 0.8, accuracy: 0.8, verdict: 'good' },
        { phone: 'AA', ipa: 'ɑ', start: 0.8, end: 0.95, accuracy: 0.6, verdict: 'check' },
        { phone: 'R', ipa: 'ɹ', start: 0.95, end: 1.1, accuracy: 0.8, verdict: 'good' },
      ],
      finding: {
        kind: 'sound',
        sound: { phone: 'AA', ipa: 'ɑ' },
        words: [1],
        title: 'The /ɑ/ in “far” wasn’t quite clear',
        body: 'Open wide.',
      },
    },
  ],
  pauses: [],
  pitch: { times: [0.5, 0.51, 0.52], semitones: [0, 0.5, 1] },
  issues: [],
  contrasts: [],
  findings: [
    {
      kind: 'sound',
      sound: { phone: 'AA', ipa: 'ɑ' },
      words: [1],
      title: 'Work on the /ɑ/ in “far”',
      body: 'Open wide.',
    },
  ],
  next: { action: 'drill', word: 1, text: 'Say just “far” three times.' },
  feedback: [
    { word: 'So', accuracy: 0.9, feedback: 'Clear.' },
    { word: 'far', accuracy: 0.74, feedback: 'The /ɑ/ in “far” wasn’t quite clear. Open wide.' },
  ],
  recommendations: ['Work on the /ɑ/ in “far”. Open wide.'],
};

/** The first exercise with one sound wrong: “Thanks for sinking of me.” */
export const slippedTake: Analysis = {
  ...scoredTake,
  overallAccuracy: 78,
  transcript: 'Thanks for thinking of me',
  words: [
    clearWord('Thanks', 0.4, ['TH θ', 'AE æ', 'NG ŋ', 'K k', 'S s']),
    clearWord('for', 0.9, ['F f', 'ER ɚ']),
    {
      ...clearWord('thinking', 1.1, ['TH θ', 'IH ɪ', 'NG ŋ', 'K k', 'IH ɪ', 'NG ŋ']),
      accuracy: 0.48,
      kind: 'mispronounced',
      finding: {
        kind: 'sound',
        sound: { phone: 'TH', ipa: 'θ' },
        words: [2],
        title: 'You said /s/; aim for /θ/ (th as in thin)',
        body: 'Let the tip of your tongue rest between your teeth, then blow softly. No voice yet.',
      },
    },
    clearWord('of', 1.7, ['AH ə', 'V v']),
    clearWord('me', 1.9, ['M m', 'IY i']),
  ],
  summary: 'Your /θ/ in “thinking” sounded like /s/.',
  findings: [
    {
      kind: 'sound',
      sound: { phone: 'TH', ipa: 'θ' },
      words: [2],
      title: 'Aim for /θ/, not /s/, in “thinking”',
      body: 'Let the tip of your tongue rest between your teeth, then blow softly. No voice yet.',
    },
  ],
  next: { action: 'drill', word: 2, text: 'Say just “thinking” three times.' },
  feedback: [],
  recommendations: [],
};
Object.assign(slippedTake.words[2]!.sounds[0]!, {
  accuracy: 0.2,
  verdict: 'wrong',
  heard: { phone: 'S', ipa: 's' },
});

/** A good word with its sounds as "TH θ". */
function clearWord(word: string, start: number, sounds: string[]): Analysis['words'][number] {
  return {
    word,
    start,
    end: start + 0.09 * sounds.length,
    accuracy: 0.95,
    kind: 'ok',
    sounds: sounds.map((text, index) => {
      const [phone = '', ipa = ''] = text.split(' ');
      const from = start + 0.09 * index;
      return { phone, ipa, start: from, end: from + 0.09, accuracy: 0.95, verdict: 'good' };
    }),
    finding: { kind: 'praise', words: [], title: 'Clear', body: '' },
  };
}
