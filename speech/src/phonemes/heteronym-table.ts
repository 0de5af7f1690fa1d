import { withS } from './endings.ts';
import { wordTable } from './word-table.ts';

/** What a word is in its phrase, as far as its sounds depend on it. */
export type PartOfSpeech = 'verb' | 'noun' | 'adjective' | 'past';

/** The sounds of each part of speech; `|` separates ways that are equally right. */
export type Readings = Partial<Record<PartOfSpeech, string>>;

/** Noun, then verb: two words that are spelled alike. The more common one stands first below. */
const NOUN_AND_VERB: Record<string, [noun: string, verb: string]> = {
  abuse: ['AH0 B Y UW1 S', 'AH0 B Y UW1 Z'],
  address: ['AE1 D R EH2 S | AH0 D R EH1 S', 'AH0 D R EH1 S'],
  conduct: ['K AA1 N D AH0 K T', 'K AH0 N D AH1 K T'],
  conflict: ['K AA1 N F L IH0 K T', 'K AH0 N F L IH1 K T'],
  contest: ['K AA1 N T EH2 S T', 'K AH0 N T EH1 S T'],
  contract: ['K AA1 N T R AE2 K T', 'K AH0 N T R AE1 K T'],
  contrast: ['K AA1 N T R AE2 S T', 'K AH0 N T R AE1 S T'],
  convert: ['K AA1 N V ER0 T', 'K AH0 N V ER1 T'],
  convict: ['K AA1 N V IH0 K T', 'K AH0 N V IH1 K T'],
  desert: ['D EH1 Z ER0 T', 'D IH0 Z ER1 T'],
  discount: ['D IH1 S K AW2 N T', 'D IH0 S K AW1 N T | D IH1 S K AW2 N T'],
  excuse: ['IH0 K S K Y UW1 S', 'IH0 K S K Y UW1 Z'],
  export: ['EH1 K S P AO2 R T', 'IH0 K S P AO1 R T | EH1 K S P AO2 R T'],
  extract: ['EH1 K S T R AE2 K T', 'IH0 K S T R AE1 K T'],
  house: ['HH AW1 S', 'HH AW1 Z'],
  import: ['IH1 M P AO2 R T', 'IH2 M P AO1 R T | IH1 M P AO2 R T'],
  increase: ['IH1 N K R IY2 S', 'IH2 N K R IY1 S'],
  insult: ['IH1 N S AH2 L T', 'IH2 N S AH1 L T'],
  object: ['AA1 B JH EH0 K T', 'AH0 B JH EH1 K T'],
  permit: ['P ER1 M IH2 T', 'P ER0 M IH1 T'],
  produce: ['P R OW1 D UW0 S', 'P R AH0 D UW1 S'],
  progress: ['P R AA1 G R EH2 S', 'P R AH0 G R EH1 S'],
  project: ['P R AA1 JH EH0 K T', 'P R AH0 JH EH1 K T'],
  protest: ['P R OW1 T EH2 S T', 'P R AH0 T EH1 S T'],
  rebel: ['R EH1 B AH0 L', 'R IH0 B EH1 L'],
  record: ['R EH1 K ER0 D', 'R AH0 K AO1 R D | R IH0 K AO1 R D'],
  refund: ['R IY1 F AH2 N D', 'R IH0 F AH1 N D'],
  refuse: ['R EH1 F Y UW2 S', 'R AH0 F Y UW1 Z | R IH0 F Y UW1 Z'],
  reject: ['R IY1 JH EH0 K T', 'R IH0 JH EH1 K T'],
  subject: ['S AH1 B JH IH0 K T', 'S AH0 B JH EH1 K T'],
  survey: ['S ER1 V EY2', 'S ER0 V EY1'],
  suspect: ['S AH1 S P EH2 K T', 'S AH0 S P EH1 K T'],
  transfer: ['T R AE1 N S F ER0', 'T R AE0 N S F ER1 | T R AE1 N S F ER0'],
  transport: ['T R AE1 N S P AO2 R T', 'T R AE0 N S P AO1 R T'],
  use: ['Y UW1 S', 'Y UW1 Z'],
};

/** The ending is light in a noun or an adjective, and full in a verb: up to its last vowel. */
const ENDING_IN_ATE: Record<string, string> = {
  advocate: 'AE1 D V AH0 K',
  alternate: 'AO1 L T ER0 N',
  appropriate: 'AH0 P R OW1 P R IY0',
  approximate: 'AH0 P R AA1 K S AH0 M',
  articulate: 'AA0 R T IH1 K Y AH0 L',
  associate: 'AH0 S OW1 S IY0',
  coordinate: 'K OW0 AO1 R D AH0 N',
  delegate: 'D EH1 L AH0 G',
  deliberate: 'D IH0 L IH1 B ER0',
  duplicate: 'D UW1 P L AH0 K',
  elaborate: 'IH0 L AE1 B ER0',
  estimate: 'EH1 S T AH0 M',
  graduate: 'G R AE1 JH UW0',
  moderate: 'M AA1 D ER0',
  separate: 'S EH1 P ER0',
};

/** Said without the vowel before its r as well: “sep-rit”. */
const SHORTENED: Record<string, string> = {
  deliberate: 'D IH0 L IH1 B R AH0 T',
  elaborate: 'IH0 L AE1 B R AH0 T',
  separate: 'S EH1 P R AH0 T',
};

const OTHERS: Record<string, Readings> = {
  addresses: {
    noun: 'AE1 D R EH2 S IH0 Z | AH0 D R EH1 S IH0 Z',
    verb: 'AH0 D R EH1 S IH0 Z',
  },
  bass: { noun: 'B EY1 S', adjective: 'B AE1 S' },
  bow: { noun: 'B OW1', verb: 'B AW1' },
  close: { verb: 'K L OW1 Z', adjective: 'K L OW1 S' },
  content: {
    noun: 'K AA1 N T EH0 N T',
    adjective: 'K AH0 N T EH1 N T',
    verb: 'K AH0 N T EH1 N T',
  },
  dove: { noun: 'D AH1 V', past: 'D OW1 V' },
  houses: { noun: 'HH AW1 Z IH0 Z | HH AW1 S IH0 Z', verb: 'HH AW1 Z IH0 Z' },
  // Spelled like the metal, which only a few words around it give away.
  lead: { verb: 'L IY1 D', noun: 'L IY1 D', adjective: 'L EH1 D' },
  live: { verb: 'L IH1 V', adjective: 'L AY1 V' },
  lives: { verb: 'L IH1 V Z', noun: 'L AY1 V Z' },
  minute: { noun: 'M IH1 N AH0 T', adjective: 'M AY0 N UW1 T' },
  perfect: { adjective: 'P ER1 F IH0 K T', noun: 'P ER1 F IH0 K T', verb: 'P ER0 F EH1 K T' },
  polish: { verb: 'P AA1 L IH0 SH', noun: 'P AA1 L IH0 SH', adjective: 'P OW1 L IH0 SH' },
  present: {
    noun: 'P R EH1 Z AH0 N T',
    adjective: 'P R EH1 Z AH0 N T',
    verb: 'P R IY0 Z EH1 N T | P R AH0 Z EH1 N T',
  },
  presents: { noun: 'P R EH1 Z AH0 N T S', verb: 'P R IY0 Z EH1 N T S | P R AH0 Z EH1 N T S' },
  read: { verb: 'R IY1 D', past: 'R EH1 D' },
  resume: { verb: 'R IH0 Z UW1 M', noun: 'R EH1 Z AH0 M EY2' },
  tear: { noun: 'T IH1 R', verb: 'T EH1 R' },
  tears: { noun: 'T IH1 R Z', verb: 'T EH1 R Z' },
  upset: {
    verb: 'AH0 P S EH1 T',
    past: 'AH0 P S EH1 T',
    adjective: 'AH0 P S EH1 T',
    noun: 'AH1 P S EH2 T',
  },
  upsets: { verb: 'AH0 P S EH1 T S', noun: 'AH1 P S EH2 T S' },
  resumes: { verb: 'R IH0 Z UW1 M Z', noun: 'R EH1 Z AH0 M EY2 Z' },
  wind: { noun: 'W IH1 N D', verb: 'W AY1 N D' },
  winds: { noun: 'W IH1 N D Z', verb: 'W AY1 N D Z' },
  wound: { noun: 'W UW1 N D', past: 'W AW1 N D' },
};

/** Of these the verb is the more common, so that it is meant where nothing else is known. */
const USUALLY_VERBS = new Set(
  'convert excuse extract import increase insult permit produce refuse reject suspect use'.split(
    ' ',
  ),
);

export const HETERONYMS = wordTable<Readings>({
  ...Object.fromEntries(
    Object.entries(NOUN_AND_VERB).flatMap(([word, [noun, verb]]) => {
      const readings = (of: (sounds: string) => string) =>
        USUALLY_VERBS.has(word)
          ? { verb: of(verb), noun: of(noun) }
          : { noun: of(noun), verb: of(verb) };
      return [
        [word, readings((sounds) => sounds)],
        [`${word}s`, readings(withFinalS)],
      ];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(ENDING_IN_ATE).flatMap(([word, stem]) => {
      const light = [`${stem} AH0 T`, SHORTENED[word]].filter(Boolean).join(' | ');
      const full = `${stem} EY2 T`;
      return [
        [word, { noun: light, adjective: light, verb: full }],
        [`${word}s`, { noun: withFinalS(light), verb: withFinalS(full) }],
      ];
    }),
  ),
  ...OTHERS,
});

function withFinalS(sounds: string): string {
  return sounds
    .split(' | ')
    .map((form) => withS(form.split(' ')).join(' '))
    .join(' | ');
}
