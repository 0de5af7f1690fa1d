import type { Category, Training } from '@saywell/contract';
import { daysBetween } from './local-time.ts';

/** One take of today, saved or not. */
export type TodaysTake = {
  phrase: string | null;
  /** Of the exercise; none for a phrase of one's own. */
  exercise: { category: Category; trains: Training } | null;
  /** 0 to 1; none while the take is in doubt. */
  accuracy: number | null;
};

/** What somebody practiced today. */
export type TodaysPractice = {
  /** The oldest first. */
  takes: readonly TodaysTake[];
  earRounds: number;
  stressRounds: number;
  drillsPassed: number;
  /** Whether they came to the end of today’s practice. */
  isFinished: boolean;
};

type Goal = {
  id: string;
  title: string;
  description: string;
  href: string;
  isReached: (today: TodaysPractice) => boolean;
};

const PRONUNCIATION = '/practice#pronunciation';

const HABITS: Goal[] = [
  {
    id: 'same-phrase-twice',
    title: 'Same phrase, twice',
    description: 'Record a phrase, fix the one sound your result names, and record it again.',
    href: PRONUNCIATION,
    isReached: ({ takes }) => [...byPhrase(takes).values()].some((of) => of.length >= 2),
  },
  {
    id: 'three-phrases',
    title: 'Three phrases',
    description: 'Hear each example first, then say it. Three short ones are enough.',
    href: '/practice',
    isReached: ({ takes }) => byPhrase(takes).size >= 3,
  },
  {
    id: 'beat-yourself',
    title: 'Beat your first try',
    description:
      'Say a phrase, compare your recording with the model, and score higher the next time.',
    href: '/practice',
    isReached: ({ takes }) => [...byPhrase(takes).values()].some(improved),
  },
  {
    id: 'own-sentence',
    title: 'A sentence you will need tomorrow',
    description: 'Write it as a phrase of your own and say it.',
    href: '/practice?own',
    isReached: ({ takes }) => takes.some(({ exercise }) => exercise === null),
  },
  {
    id: 'one-ear-round',
    title: 'One round of ear training',
    description:
      'Hear a word and choose which of two words it was. Twenty questions in about two minutes.',
    href: '/ear',
    isReached: ({ earRounds }) => earRounds > 0,
  },
  {
    id: 'one-stress-round',
    title: 'One round of the stress gym',
    description: 'Hear which part of a word is strong, then say the word. 10 questions.',
    href: '/stress',
    isReached: ({ stressRounds }) => stressRounds > 0,
  },
  {
    id: 'todays-practice',
    title: 'Finish today’s practice',
    description: 'A few steps chosen for you. It’s fine to skip some.',
    href: '/today',
    isReached: ({ isFinished }) => isFinished,
  },
];

const SOUNDS: Goal[] = [
  {
    id: 'th-sound',
    title: 'Tongue between the teeth',
    description: 'Say one phrase that trains a th sound.',
    href: PRONUNCIATION,
    isReached: trains('TH', 'DH'),
  },
  {
    id: 'r-or-l',
    title: 'An r or an l',
    description: 'Say one phrase that trains r or l. Feel where the tip of your tongue is.',
    href: PRONUNCIATION,
    isReached: trains('R', 'L'),
  },
  {
    id: 'sit-or-seat',
    title: 'Sit or seat?',
    description: 'Say one phrase that trains the vowel of “sit” or “seat.”',
    href: PRONUNCIATION,
    isReached: trains('IH', 'IY'),
  },
  {
    id: 'hissing-sound',
    title: 'A sound that hisses',
    description: 'Say one phrase that trains s, z, sh, or ch.',
    href: PRONUNCIATION,
    isReached: trains('S', 'Z', 'SH', 'ZH', 'CH', 'JH'),
  },
  {
    id: 'three-in-a-row',
    title: 'One word right, three times',
    description: 'Open a marked word in a result and say just that word until you pass.',
    href: PRONUNCIATION,
    isReached: ({ drillsPassed }) => drillsPassed > 0,
  },
];

const MELODY: Goal[] = [
  {
    id: 'one-question',
    title: 'Ask something',
    description: 'Do one intonation exercise that is a question.',
    href: '/practice#intonation',
    isReached: ({ takes }) => targets(takes).some((target) => target?.kind.endsWith('question')),
  },
  {
    id: 'link-words',
    title: 'Join your words',
    description: 'In one accent exercise, let each word run into the next.',
    href: '/practice#accent-reduction',
    isReached: ({ takes }) =>
      takes.some(({ exercise }) => exercise?.category === 'accent-reduction'),
  },
  {
    id: 'stress-one-word',
    title: 'Make one word stand out',
    description: 'Do one intonation exercise in which one word carries the main point.',
    href: '/practice#intonation',
    isReached: ({ takes }) => targets(takes).some((target) => target?.focusWord !== undefined),
  },
  {
    id: 'finish-a-thought',
    title: 'Let your voice fall',
    description: 'Do one intonation exercise that ends with a fall.',
    href: '/practice#intonation',
    isReached: ({ takes }) => targets(takes).some((target) => target?.ending === 'fall'),
  },
];

/** Three small goals, one of each kind; every kind goes through its list day by day. */
export function challengesOf(day: string): Goal[] {
  const number = daysBetween('2026-01-05', day);
  return [HABITS, SOUNDS, MELODY].map((goals, kind) => goals.at((number + kind) % goals.length)!);
}

function byPhrase(takes: readonly TodaysTake[]): Map<string, TodaysTake[]> {
  return Map.groupBy(
    takes.filter(({ phrase }) => phrase !== null),
    ({ phrase }) => phrase!,
  );
}

function improved(takes: readonly TodaysTake[]): boolean {
  const [first, ...later] = takes.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  return first !== undefined && later.some((accuracy) => accuracy > first);
}

function trains(...phones: string[]) {
  return ({ takes }: TodaysPractice) =>
    takes.some(({ exercise }) => exercise?.trains.sounds?.some((phone) => phones.includes(phone)));
}

const targets = (takes: readonly TodaysTake[]) =>
  takes.map(({ exercise }) => exercise?.trains.target);
