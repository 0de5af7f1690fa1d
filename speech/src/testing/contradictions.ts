import type { Analysis, Finding, WordAnalysis } from '../analysis.ts';
import { isCovered } from '../findings/covered.ts';
import { isUnsure } from '../findings/unsure-sound.ts';

type Rule = { name: string; isBroken: (analysis: Analysis) => boolean };

const OF_THE_FLOW = new Set(['pauses', 'flow', 'overall', 'melody', 'missing-words']);
const ABOUT_WORDS = new Set([
  'sound',
  'unsure-sound',
  'stress',
  'blurred-words',
  'praise',
  'melody',
]);
const CLAIMS_CLEAR = /No single sound was off|Nothing to correct/;

const isPraise = ({ kind }: Finding) => kind === 'praise' || kind === 'next-step';
const slips = ({ sounds }: WordAnalysis) => sounds.filter(({ verdict }) => verdict !== 'good');
const isOff = (word: WordAnalysis) =>
  word.kind !== 'ok' ||
  Math.round(100 * word.accuracy) < 75 ||
  slips(word).length > 0 ||
  isUnsure(word) ||
  (word.stress !== undefined && word.stress.expected !== word.stress.heard);
const namesIn = (text: string) =>
  [...text.matchAll(/“([^”]+?)[,.]?”/g)].flatMap(([, name]) => name!.split(' '));
const told = ({ findings, summary, next, words }: Analysis) =>
  [...findings, ...words.map(({ finding }) => finding!)]
    .flatMap(({ title, body }) => [title, body])
    .concat(summary, next.text)
    .join(' ');

/** What one part of a take's story may never say beside another; `docs/verdict.md` lists them. */
const RULES: Rule[] = [
  {
    name: 'there are one to three findings, and praise comes after what is to be corrected',
    isBroken: ({ findings }) =>
      findings.length === 0 ||
      findings.length > 3 ||
      findings.some((one, i) => isPraise(one) && i < findings.length - 1),
  },
  {
    name: 'the sentence under the score is about the first finding',
    isBroken: ({ summary, findings: [first], words, intonation }) => {
      const about = [first!.title, first!.body, ...first!.words.map((at) => words[at]!.word)];
      if (first!.kind === 'melody' && intonation?.focus) {
        about.push(words[intonation.focus.heard]!.word);
      }
      return namesIn(summary).some((name) => !about.join(' ').includes(name));
    },
  },
  {
    name: 'nothing is called clear beside a word that is not',
    isBroken: (analysis) => CLAIMS_CLEAR.test(told(analysis)) && analysis.words.some(isOff),
  },
  {
    name: 'nothing is called correct beside something to correct',
    isBroken: ({ summary, findings }) =>
      summary.startsWith('Nothing to correct') && !isPraise(findings[0]!),
  },
  {
    name: 'a word is praised when nothing about it is to be corrected, and only then',
    isBroken: ({ words }) =>
      words.some((word) => (word.finding?.kind === 'praise') === isOff(word)),
  },
  {
    name: 'a word that noise covered is neither praised nor corrected',
    isBroken: ({ findings, words }) =>
      words.some((word) => isCovered(word) && word.finding!.kind !== 'issue') ||
      findings.some(
        ({ kind, words: of }) => ABOUT_WORDS.has(kind) && of.some((at) => isCovered(words[at]!)),
      ),
  },
  {
    name: 'a sound is never praised that slipped, or that the exercise trains and may have missed',
    isBroken: ({ findings, words, contrasts }) => {
      const inQuestion = new Set([
        ...words.flatMap(slips).map(({ phone }) => phone),
        ...contrasts.filter(({ verdict }) => verdict !== 'right').map(({ sound }) => sound),
      ]);
      return [...findings, ...words.map(({ finding }) => finding!)].some(
        ({ kind, sound }) => kind === 'praise' && inQuestion.has(sound?.phone ?? ''),
      );
    },
  },
  {
    name: 'a trained sound that could not be told from another is told, unless more is wrong with its word',
    isBroken: ({ contrasts, words, findings }) => {
      const open = words.filter(({ finding }) => finding!.kind === 'unsure-sound');
      const tips = findings.filter((finding) => !isPraise(finding));
      return (
        contrasts.some(
          ({ verdict, word }) => verdict === 'unsure' && words[word]!.finding!.kind === 'praise',
        ) ||
        (open.length > 0 && tips.length < 3 && !tips.some(({ kind }) => kind === 'unsure-sound'))
      );
    },
  },
  {
    name: 'no other sound of a word is praised beside it',
    isBroken: ({ findings, words }) =>
      findings.some(
        ({ kind, words: of }) => kind === 'praise' && of.some((at) => isUnsure(words[at]!)),
      ),
  },
  {
    name: 'smooth speech is not praised beside stops, missing words or a missed tune',
    isBroken: ({ findings }) =>
      findings.some(({ kind, words }) => kind === 'praise' && words.length === 0) &&
      findings.some(({ kind }) => OF_THE_FLOW.has(kind)),
  },
  {
    name: 'a word is told about the sound that the tip names',
    isBroken: ({ findings, words }) => {
      const named = new Map<number, string>();
      for (const { kind, sound, words: about } of findings) {
        if (kind === 'sound') for (const at of about) named.set(at, named.get(at) ?? sound!.phone);
      }
      return [...named].some(([at, phone]) => words[at]!.finding?.sound?.phone !== phone);
    },
  },
  {
    name: 'a score under both its parts is explained',
    isBroken: ({
      overallAccuracy,
      accuracyScore,
      fluencyScore,
      prosodyScore,
      intonation,
      summary,
    }) => {
      const parts = Math.min(Math.round(accuracyScore), Math.round(fluencyScore));
      const isRhythm = !intonation && Math.round(prosodyScore) < parts;
      // From 95 up what the rhythm took is not worth a sentence.
      if (isRhythm && Math.round(overallAccuracy) >= 95) return false;
      return Math.round(overallAccuracy) < parts && !/score/.test(summary);
    },
  },
  {
    name: 'from 95 up the rhythm is named only where a tip is about it',
    isBroken: ({ overallAccuracy, summary, findings }) =>
      Math.round(overallAccuracy) >= 95 &&
      /rhythm/.test(summary) &&
      !findings.some(({ kind }) => OF_THE_FLOW.has(kind)),
  },
  {
    name: 'a full form is told of at most two clear words of a take that is not in doubt',
    isBroken: ({ findings, words, confidence, issues }) =>
      findings.some(
        ({ kind, words: about }) =>
          kind === 'form' &&
          (about.length === 0 ||
            about.length > 2 ||
            about.some((at) => isOff(words[at]!)) ||
            confidence < 0.7 ||
            issues.length > 0),
      ),
  },
  {
    name: 'no form is called natural beside a full one, nor a word in full',
    isBroken: ({ findings, words }) =>
      findings
        .filter(({ kind }) => kind === 'form')
        .some(
          ({ words: about }) =>
            findings.some(({ kind, title }) => kind === 'praise' && /natural/.test(title)) ||
            about.some((at) => /natural/.test(words[at]!.finding!.title)),
        ),
  },
  {
    name: 'the word of a full form says itself that it was said in full',
    isBroken: ({ findings, words }) =>
      findings
        .filter(({ kind }) => kind === 'form')
        .some(({ words: about }) => about.some((at) => !/in full/.test(words[at]!.finding!.title))),
  },
  {
    name: 'a full form comes after what costs points',
    isBroken: ({ findings }) =>
      findings.some(
        ({ kind }, at) =>
          kind === 'form' && findings.slice(at + 1).some((later) => !isPraise(later)),
      ),
  },
  {
    name: 'nothing is praised below 60',
    isBroken: ({ overallAccuracy, findings }) =>
      overallAccuracy < 60 && findings.some(({ kind }) => kind === 'praise'),
  },
  {
    name: 'the next step is one short sentence about the first finding',
    isBroken: ({ next: { text }, findings: [first], words }) => {
      const about = [first!.title, first!.body, ...first!.words.map((at) => words[at]!.word)];
      return (
        !/^[A-Z][^.?!]+\.”?$/.test(text.replace('.”', '”.')) ||
        text.length > 90 ||
        namesIn(text).some((name) => !about.join(' ').includes(name))
      );
    },
  },
  {
    name: 'a drill is of a word that was heard, with a marked sound, in the first finding',
    isBroken: ({ next: { action, word }, findings: [first], words }) => {
      if (action !== 'drill') return word !== undefined;
      const drilled = words[word ?? -1];
      return (
        !first!.words.includes(word ?? -1) ||
        drilled!.kind === 'missing' ||
        slips(drilled!).length === 0
      );
    },
  },
  {
    name: 'the next phrase comes after a good take, without a missing word or a wrong sound first',
    isBroken: ({ next: { action }, overallAccuracy, findings: [first], words }) =>
      action === 'move-on' &&
      (Math.round(overallAccuracy) < 85 ||
        first!.kind === 'missing-words' ||
        (first!.kind === 'sound' &&
          first!.words.some((at) =>
            words[at]!.sounds.some(
              ({ phone, verdict }) => verdict === 'wrong' && phone === first!.sound!.phone,
            ),
          ))),
  },
  {
    name: 'nor beside a trained sound that could not be told',
    isBroken: ({ next: { action }, findings }) =>
      action === 'move-on' && findings.some(({ kind }) => kind === 'unsure-sound'),
  },
  {
    name: 'no word with 50 % or less is left behind, unless it was covered',
    isBroken: ({ next: { action }, words }) =>
      action === 'move-on' &&
      words.some(
        (word) =>
          word.kind !== 'missing' && !isCovered(word) && Math.round(100 * word.accuracy) <= 50,
      ),
  },
  {
    name: 'what is left behind is called a small thing, and nothing else is',
    isBroken: ({ next: { action }, findings: [first], summary }) =>
      summary.startsWith('One small thing: ') !== (action === 'move-on' && !isPraise(first!)),
  },
  {
    name: 'nothing is to be said again where nothing is to be corrected',
    isBroken: ({ next: { action }, findings: [first] }) => isPraise(first!) && action !== 'move-on',
  },
  {
    name: 'in a take that is hard to hear no other sound is named, and none is said to be left out',
    isBroken: (analysis) =>
      analysis.confidence < 0.7 &&
      /sounded like \/|leaned toward|You said \/|an extra \/|without \/|hear the \/|was hard to hear/.test(
        told(analysis),
      ),
  },
];

/** The rules that a scored analysis breaks; a take without a score tells only why. */
export function contradictionsOf(analysis: Analysis): string[] {
  const refused = analysis.issues.some(({ blocking }) => blocking);
  return refused ? [] : RULES.filter((rule) => rule.isBroken(analysis)).map(({ name }) => name);
}
