import type { Category, Exercise } from '@saywell/contract';
import { ofCategory } from './queries.ts';

/** Exercises of a category that train the same kind of thing. */
export type Group = { id: string; title: string; about: string };
export type GroupOfExercises = Group & { exercises: Exercise[] };

const PRONUNCIATION: (Group & { phones: string })[] = [
  { id: 'th', title: 'th', about: 'the tongue between the teeth', phones: 'TH DH' },
  {
    id: 'vowels',
    title: 'Vowels',
    about: 'tongue, lips and length',
    phones: 'IY IH EH AE AH ER UW UH AO AA EY AY OY AW OW',
  },
  {
    id: 'r-l',
    title: 'r, l, w, y, f, v and h',
    about: 'lips and the tip of the tongue',
    phones: 'R L W Y F V HH',
  },
  {
    id: 's-sh',
    title: 's, z, sh and ch',
    about: 'air that hisses',
    phones: 'S Z SH ZH CH JH',
  },
  {
    id: 'stops',
    title: 'p, t, k, b, d, g, m, n and ng',
    about: 'air that stops',
    phones: 'P T K B D G M N NG',
  },
];

const ACCENT: (Group & { skills: string })[] = [
  {
    id: 'linking',
    title: 'Joining words',
    about: 'one word runs into the next',
    skills: 'linking blending',
  },
  {
    id: 'short-forms',
    title: 'Short forms',
    about: 'what small words shrink to',
    skills: 'contractions reductions weak-forms dropped-h',
  },
  {
    id: 'rhythm',
    title: 'Rhythm and stress',
    about: 'which syllables are strong',
    skills: 'rhythm word-stress compound-stress thought-groups',
  },
  {
    id: 'endings',
    title: 't sounds and endings',
    about: 'taps, clusters, -ed and -s',
    skills: 'flap glottal-t ed-endings s-endings clusters',
  },
];

const INTONATION: (Group & { kinds: string })[] = [
  { id: 'statements', title: 'Statements', about: 'where the voice lands', kinds: 'statement' },
  {
    id: 'questions',
    title: 'Questions',
    about: 'when the voice rises',
    kinds: 'yes-no-question wh-question tag-question',
  },
  { id: 'lists', title: 'Lists and choices', about: 'up, up and down', kinds: 'list' },
  {
    id: 'contrast',
    title: 'One word stands out',
    about: 'the word that matters most',
    kinds: 'contrast',
  },
];

const OTHERS: Group = { id: 'others', title: 'More to say', about: 'a bit of everything' };

const has = (words: string, word: string | undefined) =>
  word !== undefined && words.split(' ').includes(word);

/** Which kind of thing an exercise trains: the first sound it names, else its skill or its tune. */
export function groupOf({ category, trains }: Pick<Exercise, 'category' | 'trains'>): Group {
  const found = {
    pronunciation: () => PRONUNCIATION.find(({ phones }) => has(phones, trains.sounds?.[0])),
    'accent-reduction': () => ACCENT.find(({ skills }) => has(skills, trains.skill)),
    intonation: () => INTONATION.find(({ kinds }) => has(kinds, trains.target?.kind)),
  }[category]();
  return found ?? OTHERS;
}

/** The exercises of a category by what they train. The easiest stand first, in groups as within. */
export function groupsOf(all: Exercise[], category: Category): GroupOfExercises[] {
  const groups = new Map<string, GroupOfExercises>();
  for (const exercise of ofCategory(all, category)) {
    const { id, title, about } = groupOf(exercise);
    const group = groups.get(id) ?? { id, title, about, exercises: [] };
    group.exercises.push(exercise);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The easiest exercise of a category that was not completed yet. */
export function nextOf(
  all: Exercise[],
  category: Category,
  completed: { has: (id: number) => boolean },
): Exercise | undefined {
  return ofCategory(all, category).find(({ id }) => !completed.has(id));
}
