import type { Reader, Surroundings } from './reading.ts';
import { wordTable } from '../word-table.ts';

/** Abbreviations that are read as whole words, with or without a dot. */
const WITH_OR_WITHOUT_DOT = wordTable<string>({
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  dr: 'doctor',
  prof: 'professor',
  jr: 'junior',
  sr: 'senior',
  vs: 'versus',
  etc: 'et cetera',
  blvd: 'boulevard',
  dept: 'department',
  govt: 'government',
  asst: 'assistant',
  mgr: 'manager',
  approx: 'approximately',
  misc: 'miscellaneous',
  tel: 'telephone',
  ext: 'extension',
  mt: 'mount',
  ft: 'fort',
  lt: 'lieutenant',
  sgt: 'sergeant',
  capt: 'captain',
  hwy: 'highway',
  pkwy: 'parkway',
  bldg: 'building',
  'w/': 'with',
  'w/o': 'without',
  'b/c': 'because',
  thx: 'thanks',
  pls: 'please',
});

/** Names or ordinary words, unless a dot marks them as abbreviations. */
const ONLY_WITH_DOT = wordTable<string>({
  st: 'street',
  ave: 'avenue',
  rd: 'road',
  ln: 'lane',
  apt: 'apartment',
  no: 'number',
  nos: 'numbers',
  vol: 'volume',
  fig: 'figure',
  p: 'page',
  pp: 'pages',
  ch: 'chapter',
  gen: 'general',
  col: 'colonel',
  maj: 'major',
  sen: 'senator',
  rep: 'representative',
  gov: 'governor',
  rev: 'reverend',
  hon: 'honorable',
  inc: 'incorporated',
  ltd: 'limited',
  corp: 'corporation',
  co: 'company',
  est: 'established',
  min: 'minutes',
  max: 'maximum',
  temp: 'temperature',
  info: 'information',
  jan: 'january',
  feb: 'february',
  mar: 'march',
  apr: 'april',
  jun: 'june',
  jul: 'july',
  aug: 'august',
  sep: 'september',
  sept: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
  'e.g': 'for example',
  'i.e': 'that is',
  'a.k.a': 'A K A',
  'ph.d': 'P H D',
  'ca.': 'circa',
});

function withoutDot(text: string): string {
  return text.toLowerCase().replace(/\.$/, '');
}

/** Whether a word ending in a dot keeps it: the dot of `Dr.` does not end a sentence. */
export function isAbbreviation(word: string): boolean {
  const stem = withoutDot(word);
  if (Object.hasOwn(WITH_OR_WITHOUT_DOT, stem)) return true;
  // "the sun." ends a sentence, "Sun." is a day: only the capital distinguishes them.
  if (!Object.hasOwn(ONLY_WITH_DOT, stem)) return false;
  return !AMBIGUOUS_WITH_DOT.has(stem) || /^[A-Z][a-z]/.test(word);
}

/** Abbreviations that are also words which can end a sentence. */
const AMBIGUOUS_WITH_DOT = new Set(
  'no co min max temp info mar mon sat sun wed fig hon est gen rep gov p ch'.split(' '),
);

function needsName(stem: string, around: Surroundings): string | undefined {
  const nameFollows = /^[A-Z]/.test(around.next);
  if (stem === 'st') return nameFollows ? 'saint' : 'street';
  // "Dr. Lee" but "Maple Dr.".
  if (stem === 'dr') return nameFollows || !/^[A-Z]/.test(around.previous) ? 'doctor' : 'drive';
  if (stem === 'no') return /^#?\d/.test(around.next) ? 'number' : 'no';
  if (stem === 'mt' || stem === 'ft') return nameFollows ? WITH_OR_WITHOUT_DOT[stem] : undefined;
  if (['sun', 'sat', 'wed', 'mar'].includes(stem)) {
    return /^\d/.test(around.next) ? ONLY_WITH_DOT[stem] : stem;
  }
  return undefined;
}

/** `Dr.`, `etc.`, `e.g.`, `Jan.` */
export const readAbbreviation: Reader = (text, around) => {
  const stem = withoutDot(text);
  const dotted = text.endsWith('.');
  const spoken =
    (dotted ? ONLY_WITH_DOT[stem] : undefined) ??
    (dotted || !around.known(stem) || stem in FORMAL_TITLES
      ? WITH_OR_WITHOUT_DOT[stem]
      : undefined);
  const inContext = dotted || stem in FORMAL_TITLES ? needsName(stem, around) : undefined;
  const words = inContext ?? spoken;
  return words === undefined ? undefined : [words.split(' ')];
};

/** Titles often written without a dot; the dictionary would read them as other words. */
const FORMAL_TITLES = wordTable<true>({ mr: true, mrs: true, ms: true, dr: true, vs: true });
