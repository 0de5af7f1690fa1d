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

/** A phrase whose longest word had a wrong sound, told in as many words as there may be. */
export function slippedTakeOf(phrase: string): Analysis {
  const words = phrase.split(' ').map((text) => text.replace(/[^a-z'’]/gi, ''));
  const longest = words.toSorted((a, b) => b.length - a.length)[0]!;
  const at = words.indexOf(longest);
  const finding: Analysis['words'][number]['finding'] = {
    kind: 'sound',
    sound: { phone: 'TH', ipa: 'θ' },
    words: [at],
    title: `Aim for /θ/, not /s/, in “${longest}”`,
    body: 'Let the tip of your tongue rest between your teeth, then blow softly. No voice yet.',
  };
  const sounds = ['TH θ', 'IH ɪ', 'NG ŋ', 'K k', 'S s'];
  const take: Analysis = {
    ...scoredTake,
    overallAccuracy: 74,
    transcript: words.join(' '),
    words: words.map((word, index) => ({
      ...clearWord(word, 0.4 + index * 0.3, sounds.slice(0, Math.max(1, word.length - 1))),
      ...(index === at && { accuracy: 0.48, kind: 'mispronounced', finding }),
    })),
    summary: `Your /θ/ in “${longest}” sounded like /s/, and /θ/ is the sound of this exercise. Without it the score stays below 75.`,
    findings: [finding],
    next: { action: 'drill', word: at, text: `Say just “${longest}” three times.` },
    feedback: [],
    recommendations: [],
  };
  Object.assign(take.words[at]!.sounds[0]!, {
    accuracy: 0.2,
    verdict: 'wrong',
    heard: { phone: 'S', ipa: 's' },
  });
  return take;
}

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
