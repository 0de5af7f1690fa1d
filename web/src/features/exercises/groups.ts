import type { Category, Exercise } from '@saywell/contract';
import { ofCategory } from './queries.ts';

/** Exercises of a category that train the same kind of thing. */
export type Group = { id: string; title: string; about: string };
export type GroupOfExercises = Group & { exercises: Exercise[] };

const CLUSTERS: Group = {
  id: 'clusters',
  title: 'Several consonants in a row',
  about: 'street, glass, helps',
};

const PRONUNCIATION: (Group & { phones: string })[] = [
  { id: 'ee-i', title: 'Seat and sit', about: 'high vowels', phones: 'IY IH' },
  { id: 'e-a', title: 'Bed, bad, and late', about: 'front vowels', phones: 'EH AE EY' },
  {
    id: 'u-o',
    title: 'Cup, hot, and caught',
    about: 'central and back vowels',
    phones: 'AH AA AO',
  },
  { id: 'oo-er', title: 'Pool, pull, and bird', about: 'rounded lips, and r', phones: 'UW UH ER' },
  { id: 'gliding', title: 'Vowels that move', about: 'my, boy, now, go', phones: 'AY OY AW OW' },
  { id: 'r-l', title: 'r and l', about: 'the shape of the tongue', phones: 'R L' },
  {
    id: 'lips',
    title: 'v, w, f, h, and y',
    about: 'lips, breath, and glides',
    phones: 'V W F HH Y',
  },
  { id: 'th', title: 'th', about: 'the tongue between the teeth', phones: 'TH DH' },
  { id: 's-sh', title: 's, z, sh, and ch', about: 'air that hisses', phones: 'S Z SH ZH CH JH' },
  { id: 'stops', title: 'p, t, k, b, d, and g', about: 'air that stops', phones: 'P T K B D G' },
  { id: 'nose', title: 'm, n, and ng', about: 'air through the nose', phones: 'M N NG' },
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
    about: 'taps, clusters, -ed, and -s',
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
  { id: 'lists', title: 'Lists and choices', about: 'up, up, and down', kinds: 'list' },
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

/** What an exercise trains: clusters or the first sound it names, its skill, or its tune. */
export function groupOf({ category, trains }: Pick<Exercise, 'category' | 'trains'>): Group {
  const found = {
    pronunciation: () =>
      trains.skill === CLUSTERS.id
        ? CLUSTERS
        : PRONUNCIATION.find(({ phones }) => has(phones, trains.sounds?.[0])),
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

/**
 * The exercises that a search finds: those of a sound, such as “th”, where it names one, else those
 * with words that begin like it.
 */
export function found(exercises: Exercise[], search: string): Exercise[] {
  const wanted = plain(search);
  const ofSound = exercises.filter((exercise) =>
    plain(groupOf(exercise).title).split(/[, ]+/).includes(wanted),
  );
  if (ofSound.length > 0) return ofSound;
  return exercises.filter(({ phrase, title }) =>
    ` ${plain(`${title} ${phrase}`)}`.includes(` ${wanted}`),
  );
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").trim();

/** The easiest exercise of a category that was not completed yet. */
export function nextOf(
  all: Exercise[],
  category: Category,
  completed: { has: (id: number) => boolean },
): Exercise | undefined {
  return ofCategory(all, category).find(({ id }) => !completed.has(id));
}
