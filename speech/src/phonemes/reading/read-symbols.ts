import type { Reader, Reading } from './reading.ts';

const SIGNS: Record<string, string> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent',
  '#': 'number',
  '°': 'degrees',
  '×': 'times',
  '÷': 'divided by',
  '<': 'is less than',
  '>': 'is greater than',
  $: 'dollar',
  '€': 'euro',
  '£': 'pound',
  '¥': 'yen',
};

/** A sign on its own, and the minus between two numbers. */
export const readSign: Reader = (text, { previous, next }) => {
  if (text === '-') {
    return /\d$/.test(previous) && /^\d/.test(next) ? [['minus']] : [[]];
  }
  if (text.toLowerCase() === 'x' && /\d$/.test(previous) && /^\d/.test(next)) return [['times']];
  return Object.hasOwn(SIGNS, text) ? [(SIGNS[text] ?? '').split(' ')] : undefined;
};

/** Signs inside a word: `R&B`, `rock&roll`, `2+2=4`, `and/or`, `#travel`. */
export function splitAtSigns(text: string): Reading | undefined {
  const hashtag = /^#([\p{L}_]\w*)$/u.exec(text);
  if (hashtag?.[1]) return ['hashtag', hashtag[1]];
  if (!/[&+=/_<>×÷@#%*^~|\\°]/.test(text)) return undefined;
  return text
    .split(/([&+=/_<>×÷@#%*^~|\\°])/)
    .flatMap((part) => (Object.hasOwn(SIGNS, part) ? (SIGNS[part] ?? '').split(' ') : [part]))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** `saywell.com`, `me@mail.org`, `www.bbc.co.uk/news`. */
export function splitAddress(text: string): Reading | undefined {
  const bare = text.replace(/^https?:\/\//i, '');
  const isMail = /^[\w.+-]+@[\w-]+(?:\.[a-z]{2,})+$/i.test(bare);
  const isSite =
    /^(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|co|uk|us|ai|app|dev|info|de|fr)(?:\/\S*)?$/i;
  if (!isMail && !isSite.test(bare)) return undefined;
  const names: Record<string, string> = {
    '.': 'dot',
    '@': 'at',
    '/': 'slash',
    '-': 'dash',
    _: 'underscore',
    '+': 'plus',
  };
  return bare
    .split(/([.@/_+-])/)
    .map((part) => names[part] ?? (/^www$/i.test(part) ? 'WWW' : part))
    .filter((part) => part !== '');
}
