import { daysBetween } from './local-time.ts';

type Goal = { id: string; title: string; description: string; href: string };

const LISTENING: Goal[] = [
  {
    id: 'listen-twice',
    title: 'Listen twice before you speak',
    description: 'Hear one example at normal speed, then at 0.6, and only then record.',
    href: '/practice',
  },
  {
    id: 'hear-yourself',
    title: 'Hear yourself beside the model',
    description: 'After a take, play your word and the model’s word one after the other.',
    href: '/practice',
  },
  {
    id: 'slow-phrase',
    title: 'One phrase, slowly',
    description: 'Say a phrase at half your speed and keep every sound clear.',
    href: '/practice#pronunciation',
  },
  {
    id: 'three-words',
    title: 'Three words from today',
    description: 'Take three words from a talk or a chat and say them as a phrase of your own.',
    href: '/practice',
  },
];

const SOUNDS: Goal[] = [
  {
    id: 'weakest-sound',
    title: 'Give your weakest sound five minutes',
    description: 'Open the sound map, tap the sound that needs most, and say its words.',
    href: '/progress',
  },
  {
    id: 'one-sound-again',
    title: 'Same phrase, two takes',
    description: 'Record a phrase, fix the one sound it names, and record it again.',
    href: '/practice#pronunciation',
  },
  {
    id: 'new-pronunciation',
    title: 'A pronunciation exercise you have not done',
    description: 'The next one without a tick is enough.',
    href: '/practice#pronunciation',
  },
  {
    id: 'look-at-mouth',
    title: 'Copy a mouth',
    description: 'Open a sound in a verdict and copy its drawing in front of a mirror.',
    href: '/practice#pronunciation',
  },
];

const MELODY: Goal[] = [
  {
    id: 'one-question',
    title: 'Let a question rise',
    description: 'Do one intonation exercise that ends in a question.',
    href: '/practice#intonation',
  },
  {
    id: 'link-words',
    title: 'Join your words',
    description: 'In one accent exercise, let each word run into the next.',
    href: '/practice#accent-reduction',
  },
  {
    id: 'stress-one-word',
    title: 'Make one word stand out',
    description: 'Say a sentence three times and put the weight on another word each time.',
    href: '/practice#intonation',
  },
  {
    id: 'own-sentence',
    title: 'A sentence you will need tomorrow',
    description: 'Write it as a phrase of your own and say it until it feels easy.',
    href: '/practice',
  },
];

/** Three small goals, one of each kind; every kind goes through its list day by day. */
export function challengesOf(day: string): Goal[] {
  const number = daysBetween('2026-01-05', day);
  return [LISTENING, SOUNDS, MELODY].map((goals, kind) =>
    goals.at((number + kind) % goals.length)!,
  );
}
