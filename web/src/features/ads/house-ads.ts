import type { UserTier } from '@saywell/contract';

/** Our own ads, shown where no network fills a place. Add, change or remove them here. */
export type HouseAd = {
  id: string;
  title: string;
  text: string;
  /** What the click does, in the words of the link. */
  action: string;
  to: string;
  /** Large signs for the tall format, one a line. */
  signs: readonly string[];
  /** Left out for everybody. */
  for?: UserTier;
};

export const houseAds: readonly HouseAd[] = [
  {
    id: 'create-account',
    title: 'Three phrases a day, or all of them',
    text: 'A free account unlocks every exercise and remembers which sounds you are working on.',
    action: 'Create Free Account',
    to: '/register',
    signs: ['3', '↓', '∞'],
    for: 'anonymous',
  },
  {
    id: 'try-a-phrase',
    title: 'Hear yourself next to the model',
    text: 'No account, no credit card. Recordings are deleted after scoring.',
    action: 'Try three phrases free',
    to: '/',
    signs: ['s', '↓', 'θ'],
    for: 'anonymous',
  },
  {
    id: 'own-phrase',
    title: 'Bring your own sentence',
    text: 'The first line of a talk, an interview answer, your address: type it, then practice it.',
    action: 'Practice my phrase',
    to: '/practice?own',
    signs: ['“', '…', '”'],
    for: 'registered',
  },
  {
    id: 'intonation',
    title: 'Right words, wrong melody?',
    text: 'A voice that falls at the end sounds finished. Intonation exercises show what yours does.',
    action: 'Train the melody',
    to: '/practice#intonation',
    signs: ['↗', '→', '↘'],
    for: 'registered',
  },
  {
    id: 'your-week',
    title: 'Where did your minutes go this week?',
    text: 'Every day, every category, and every sound you work on, all on one screen.',
    action: 'See my progress',
    to: '/progress',
    signs: ['M', 'W', 'F'],
    for: 'registered',
  },
  {
    id: 'one-sentence',
    title: 'Stress first, sounds second',
    text: 'One sentence answers five different questions. It all depends on which word you stress.',
    action: 'Read it on the Saywell blog',
    to: '/blog/one-sentence-five-questions',
    signs: ['ˈI', 'said', 'so'],
  },
  {
    id: 'ship-and-sheep',
    title: '“Ship” and “sheep” aren’t about length',
    text: 'The difference is in the tongue. Find it in five small steps.',
    action: 'Read the post',
    to: '/blog/ship-and-sheep-are-not-about-length',
    signs: ['ɪ', '≠', 'i'],
  },
  {
    id: 'american-t',
    title: 'Why “water” has no T in it',
    text: 'One letter, at least five sounds. Learn which one belongs where.',
    action: 'Read the post',
    to: '/blog/american-t-five-sounds',
    signs: ['t', 'ɾ', 'ʔ'],
  },
  {
    id: 'your-name',
    title: 'Say your name so that nobody asks twice',
    text: 'Four small moves make it easy to catch, without changing it.',
    action: 'Read the post',
    to: '/blog/say-your-name-so-it-lands',
    signs: ['aɪ', 'ə', 'm'],
  },
  {
    id: 'ten-minutes',
    title: 'Ten minutes a day, each with a job',
    text: 'Two for the ear, five for the mouth, and three for your own life.',
    action: 'Read the post',
    to: '/blog/ten-minutes-a-day-three-jobs',
    signs: ['2', '5', '3'],
  },
];
