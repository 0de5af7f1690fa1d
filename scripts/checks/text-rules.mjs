/** @typedef {import('./texts.mjs').Text} Text */

/** Rules of `docs/content.md` that a program can see: what it finds, and what to write instead. */
const RULES = [
  { find: /\be-mails?\b/i, say: 'email' },
  {
    find: /(?<![?!])”[.,](?!\.)/,
    say: 'a comma or period goes inside the quotation marks',
    kinds: ['screen', 'tip', 'post'],
  },
  {
    find: /[\p{L}]'[\p{L}]|(?<!\w)"[^"]+"(?!\w)/u,
    say: 'curly quotes and apostrophes',
    kinds: ['screen', 'tip', 'post'],
  },
  {
    find: /(?<![\p{L}’])[\p{L}’]+, (?!now|saved|up|once|first)[\p{L}’]+ (?:and|or) [\p{L}’]+(?=[.,;:)?!]|$)/u,
    say: 'a comma before “and” in a list',
    kinds: ['screen', 'tip'],
  },
  {
    find: /[\p{L}’]+, [\p{L}’]+, [\p{L}’]+ (?:and|or) [\p{L}’]+/u,
    say: 'a comma before “and” in a list',
    kinds: ['screen', 'tip', 'post'],
  },
  {
    find: /\b(towards|afterwards|backwards|forwards|upwards|downwards)\b/i,
    say: 'toward, afterward',
  },
  { find: /\bany more\b(?! than)/i, say: 'anymore, or “no longer”' },
  { find: /\bsomebody\b(?!-)/i, say: 'someone' },
  { find: /\bwhilst|amongst|learnt|spelt|shan’t\b/i, say: 'the American form' },
  {
    find: /\b(jaw|drop|back|open|lips|tongue|mouth) further\b/i,
    say: 'farther',
    kinds: ['screen', 'tip', 'post'],
  },
  { find: /\bhush(es|ed)?\b/i, say: '“sh”' },
  { find: /\b(round|flows? round) (its|the) (sides?|edges?)\b/i, say: 'around' },
  {
    find: /\b(a|an|the|this|your|each|every|one|two|three|first|last|earlier|noisy|short|best) takes?\b(?! (?:a|the|about|place|more|less|up))/i,
    say: 'recording, or try',
    kinds: ['screen', 'tip'],
  },
  { find: /\bgum ridge\b/i, say: 'the ridge behind your top teeth', kinds: ['tip'] },
  {
    find: /\b(do|does|did|is|are|was|were|can|could|should|must|would) ?not\b/i,
    say: 'a contraction',
    kinds: ['tip'],
  },
  {
    find: /\b(move|put) the (beat|weight)\b|\bstep down\b|\bthe (beat|weight) (of|on|fell)\b|\blift (the|your) (last )?(word|voice)\b/i,
    say: 'stress, raise your pitch, let your pitch fall',
    kinds: ['screen', 'tip'],
  },
  { find: /\btunes?\b/i, say: 'melody', kinds: ['screen', 'tip'] },
  {
    find: /\/r\/|\/[^/\s]*(?:[θðʃʒŋɪɛæʌəɑɔʊɝɚˈˌ][^/\s]*r|r[^/\s]*[θðʃʒŋɪɛæʌəɑɔʊɝɚˈˌ])[^/\s]*\//,
    say: 'ɹ',
  },
];

/** What is wrong with a text, in words. */
export function faultsOf(
  /** @type {Text} */ { text, kind },
  /** @type {ReadonlySet<string>} */ words,
) {
  return [
    ...RULES.filter(({ kinds }) => !kinds || kinds.includes(kind)).flatMap(({ find, say }) => {
      const [found] = find.exec(text) ?? [];
      return found === undefined ? [] : [`“${found}”: write ${say}`];
    }),
    ...unknownWords(text, words).map((word) => `“${word}” is not an American English word`),
  ];
}

/** Transcriptions, respellings in quotation marks or by syllables, addresses, paths and values are not spelled. */
const NOT_SPELLED =
  /“[\p{L}’-]+[.,]?”|(?:\p{L}+-)*\p{Lu}{2,}(?:-\p{L}+)+|(?:\p{L}+-)+\p{Lu}{2,}|(?<![\w<])\/[a-z][\w-]*(?:\/[\w-]+)+|\/\S*[\u0080-\uffff][^/]*\/|\/[^/\s]+\/|\[[^\]]*\]|\S+@\S+|https?:\S+|(?<!\w)\/[\w/-]+|\S*[_.]\w\S*|\S*\u2026\S*|#\w+/gu;

function unknownWords(/** @type {string} */ text, /** @type {ReadonlySet<string>} */ words) {
  const found = text
    .replaceAll(NOT_SPELLED, ' ')
    .replaceAll('’', "'")
    .match(/(?<![\p{L}\d'])\p{L}[\p{L}']*(?![\p{L}\d])/gu);
  return (found ?? [])
    .map((word) => word.replaceAll(/^'+|'+$/g, ''))
    .filter((word) => !isKnown(word, words));
}

function isKnown(/** @type {string} */ word, /** @type {ReadonlySet<string>} */ words) {
  const lower = word.toLowerCase();
  const stem = word.replace(/'s$/, '');
  return (
    word.length < 2 ||
    /^\p{Lu}{2,}s?$/u.test(word) ||
    /\p{Ll}\p{Lu}/u.test(word) ||
    [word, lower, stem, stem.toLowerCase(), lower[0]?.toUpperCase() + lower.slice(1)].some((form) =>
      words.has(form),
    )
  );
}
