import { bars, choices, type Piece, timelines } from './charts.ts';
import { routes } from './routes.ts';
import { mouths, strips, vowelSpace } from './sounds.ts';
import { type Syllable, tunes } from './tunes.ts';

/** Every figure of the posts that come with the product, by the name of its file. */
export const FIGURES: Record<string, string> = {
  'american-t': strips([
    {
      label: '“time”',
      note: 'a puff',
      parts: [
        { kind: 'silence', long: 8 },
        { kind: 'puff', long: 9 },
        { kind: 'voice', long: 25 },
      ],
    },
    {
      label: '“water”',
      note: 'a tap',
      parts: [
        { kind: 'voice', long: 19 },
        { kind: 'tap', long: 2 },
        { kind: 'voice', long: 21 },
      ],
    },
    {
      label: '“right”',
      note: 'held',
      parts: [
        { kind: 'voice', long: 22 },
        { kind: 'silence', long: 20 },
      ],
    },
    {
      label: '“button”',
      note: 'a catch',
      parts: [
        { kind: 'voice', long: 17 },
        { kind: 'silence', long: 8 },
        { kind: 'hum', long: 17 },
      ],
    },
    {
      label: '“train”',
      note: 'rounded',
      parts: [
        { kind: 'silence', long: 8 },
        { kind: 'puff', long: 13 },
        { kind: 'voice', long: 21 },
      ],
    },
  ]),
  'fifteen-fifty': timelines([
    { label: '15, careful', pieces: [piece('fif', 3), piece('TEEN', 6, true)] },
    { label: '50, careful', pieces: [piece('FIF', 4, true), piece('ty', 2.4)] },
    {
      label: '15 boxes',
      pieces: [piece('FIF', 4, true), piece('teen', 4.4), piece('BOX', 3.6, true), piece('es', 2)],
    },
    {
      label: '50 boxes',
      pieces: [piece('FIF', 4, true), piece('ty', 2.4), piece('BOX', 3.6, true), piece('es', 2)],
    },
  ]),
  'phone-number': tunes([
    {
      label: 'Two groups stay up, the last one falls',
      syllables: [
        ...digits(['4', '1', '5'], [0.55, 0.5, 0.75]),
        ...digits(['5', '5', '5'], [0.55, 0.5, 0.75]),
        ...digits(['0', '1', '7'], [0.6, 0.55, 0.5], false),
        { text: '2', pitch: [0.6, 0.25, 0], strong: true, long: 1.4 },
      ],
    },
  ]),
  'five-questions': tunes(
    [
      {
        label: 'Who booked it?',
        syllables: maya(0),
      },
      { label: 'The late one?', syllables: maya(3) },
      { label: 'Was that on Sunday?', syllables: maya(6) },
    ],
    { high: 46 },
  ),
  'ed-endings': choices([
    { when: 't or d', sign: 'ɪd', example: 'needed' },
    { when: 'voiceless: p, k, s, f…', sign: 't', example: 'worked' },
    { when: 'any other sound', sign: 'd', example: 'managed' },
  ]),
  'ed-linking': timelines([
    {
      label: 'As it is written',
      pieces: [piece('worked', 5, true), piece('on', 2.2), piece('a', 1.2), piece('team', 4, true)],
    },
    {
      label: 'As it is said',
      pieces: [
        piece('work', 4.2, true),
        piece('ton', 2.8),
        piece('a', 1.2),
        piece('team', 4, true),
      ],
    },
  ]),
  'three-sures': tunes(
    [
      { label: 'A yes with energy', syllables: [sure([1, 0.85, 0.55, 0.2, 0])] },
      { label: 'A yes with an eye on the clock', syllables: [sure([0.4, 0.4, 0.38, 0.36, 0.35])] },
      { label: 'A yes with a “but” behind it', syllables: [sure([0.8, 0.5, 0.2, 0.3, 0.7])] },
    ],
    { high: 44 },
  ),
  introduction: tunes([
    {
      label: 'A stop before the name, and a fall at its end',
      syllables: [
        { text: 'Hi.', pitch: [0.7, 0.4], long: 0.9, pause: true },
        { text: 'I’m', pitch: [0.4], long: 0.8, pause: true },
        { text: 'JI', pitch: [0.95, 0.9], strong: true, long: 1.3 },
        { text: 'ho', pitch: [0.55], long: 1, pause: true },
        { text: 'PARK.', pitch: [0.8, 0.4, 0], strong: true, long: 1.8 },
      ],
    },
  ]),
  'ship-sheep-vowels': vowelSpace([
    { sign: 'i', word: 'sheep', x: 136, y: 62 },
    { sign: 'ɪ', word: 'ship', x: 200, y: 116, strong: true },
    { sign: 'ɛ', word: 'shep', x: 240, y: 178 },
    { sign: 'u', word: 'pool', x: 372, y: 62 },
    { sign: 'ʊ', word: 'pull', x: 344, y: 128 },
  ]),
  'ship-sheep-mouths': mouths([
    { phone: 'IY', title: '/i/ sheep', note: 'tongue high, lips spread' },
    { phone: 'IH', beside: 'IY', title: '/ɪ/ ship', note: 'lower and loose' },
  ]),
  'ten-minutes': timelines([
    {
      label: 'Ten minutes',
      pieces: [piece('ear 2', 2), piece('mouth 5', 5, true), piece('your life 3', 3)],
    },
  ]),
  'three-groups': tunes(
    [
      {
        label: 'First group',
        syllables: [
          { text: 'If the front desk is', pitch: [0.35, 0.55, 0.45], long: 2.4 },
          { text: 'CLOSED', pitch: [0.95, 0.55], strong: true },
        ],
      },
      {
        label: 'Second group',
        syllables: [
          { text: 'you can leave the', pitch: [0.35, 0.5, 0.4], long: 2.4 },
          { text: 'BOOK', pitch: [0.9, 0.5], strong: true },
        ],
      },
      {
        label: 'Last group',
        syllables: [
          { text: 'in the box out', pitch: [0.35, 0.5, 0.4], long: 2.4 },
          { text: 'SIDE', pitch: [0.85, 0.35, 0], strong: true },
        ],
      },
    ],
    { high: 40 },
  ),
  'bad-bed': mouths([
    { phone: 'AE', title: '/æ/ bad', note: 'jaw low, lips wide' },
    { phone: 'EH', beside: 'AE', title: '/ɛ/ bed', note: 'jaw halfway' },
  ]),
  'ear-training': bars(12, [
    { label: 'Words that had been trained', value: 10.5, text: '10.5%' },
    { label: 'Words that had not', value: 4.5, text: '4.5%', strong: false },
  ]),
  'ielts-pauses': timelines([
    {
      label: 'Where a word was missing',
      pieces: [
        piece('a trip I', 3, false, 1.2),
        piece('took with my cousin', 7, false, 1.2),
        piece('two…', 2),
      ],
    },
    {
      label: 'Where an idea ends',
      pieces: [piece('a trip', 3, true, 1.2), piece('I took with my cousin', 8.2, true)],
    },
  ]),
  'one-word': timelines([
    {
      label: 'The same again, only louder',
      pieces: [piece('oat', 2), piece('flat', 2.2), piece('white', 2.6)],
    },
    {
      label: 'One word with room around it',
      pieces: [piece('OAT', 4.2, true, 2), piece('flat', 2.4), piece('WHITE', 3.6, true)],
    },
  ]),
  'l-and-r': mouths([
    { phone: 'L', title: '/l/ light', note: 'the tip touches' },
    { phone: 'R', beside: 'L', title: '/ɹ/ right', note: 'the tip touches nothing' },
  ]),
  'ten-lines': bars(5, [
    { label: '/l/ and /ɹ/', value: 4, text: '4' },
    { label: 'Stress', value: 3, text: '3' },
    { label: '/p/ and /f/', value: 1, text: '1', strong: false },
  ]),
  'two-routes': routes(),
  'going-to': timelines([
    {
      label: 'Careful',
      pieces: [
        piece('I am', 2.6),
        piece('going', 3.2),
        piece('to', 2),
        piece('CALL', 3.6, true),
        piece('you', 2.2),
      ],
    },
    {
      label: 'Natural',
      pieces: [piece('I’m', 1.5), piece('gonna', 2.7), piece('CALL', 3.6, true), piece('ya', 1.7)],
    },
  ]),
  'weak-forms': choices([
    { when: 'to (alone /tu/)', sign: 'tə', example: 'want to go' },
    { when: 'of (alone /ʌv/)', sign: 'əv', example: 'cup of tea' },
    { when: 'and (alone /ænd/)', sign: 'ən', example: 'you and me' },
    { when: 'can (alone /kæn/)', sign: 'kən', example: 'I can help' },
  ]),
  'back-bag': strips([
    {
      label: '“back”',
      note: 'short vowel',
      parts: [
        { kind: 'voice', long: 18 },
        { kind: 'silence', long: 12 },
      ],
    },
    {
      label: '“bag”',
      note: 'long vowel',
      parts: [
        { kind: 'voice', long: 30 },
        { kind: 'hum', long: 5 },
        { kind: 'silence', long: 4 },
      ],
    },
  ]),
  'think-sink': mouths([
    { phone: 'TH', title: '/θ/ think', note: 'tip between the teeth' },
    { phone: 'S', beside: 'TH', title: '/s/ sink', note: 'tip behind the teeth' },
  ]),
  agreement: bars(1, [
    { label: 'Overall score', value: 0.82, text: '0.82' },
    { label: 'Single words', value: 0.72, text: '0.72' },
    { label: 'Single sounds', value: 0.73, text: '0.73' },
  ]),
  'wrong-words': bars(100, [
    { label: 'Changed words marked, contrast trained', value: 80, text: '80%' },
    { label: 'Right words marked by mistake', value: 6, text: '6%', strong: false },
  ]),
};

function piece(text: string, long: number, strong = false, pause = 0): Piece {
  return { text, long, strong, pause };
}

function digits(texts: string[], pitches: number[], pause = true): Syllable[] {
  return texts.map((text, at) => ({
    text,
    pitch: [pitches[at] ?? 0.5],
    pause: pause && at === texts.length - 1,
  }));
}

function sure(pitch: number[]): Syllable {
  return { text: 'Sure.', pitch };
}

/** "Maya booked the early flight on Monday", with the focus on one of its parts. */
function maya(focus: number): Syllable[] {
  const parts = [
    ['Maya', 1.3],
    ['booked', 1.2],
    ['the', 0.7],
    ['early', 1.2],
    ['flight', 1.1],
    ['on', 0.7],
    ['Monday', 1.4],
  ] as const;
  return parts.map(([text, long], at) => {
    if (at === focus) return { text, long, strong: true, pitch: [0.95, 0.5] };
    return { text, long, pitch: [at < focus ? 0.4 : 0.06] };
  });
}
