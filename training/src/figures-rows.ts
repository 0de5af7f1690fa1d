import { equalErrorRate } from './agreement.ts';
import { agreementTable, isMarked, type Reading, soundsOf, wordsOf } from './bench-readings.ts';
import { type NativeTask, type Plan, type Result, STEADY } from './figures-tasks.ts';
import { bySpeaker, type Interval } from './speaker-draws.ts';

export type Row = {
  section: string;
  name: string;
  unit: 'r' | '%' | 'points';
  value: number;
  /** 95 % interval from resampling speakers; absent without speakers. */
  low?: number;
  high?: number;
  /** The number of items behind the figure. */
  count: number;
};

type Judged = Reading & { refused: boolean; other: number };

const GOOD_TOTAL = 7;
const SHOWN_LOW = 60;
const BAD_SOUND = 1;
const SECOND_BEST = 1.8;
const PERFECT_SOUND = 2;
const BAD_WORD = 5;
const PERFECT_WORD = 10;
const PASS = 50;
const SHORT_WORDS = 12;

export function rowsOf({ clips, native }: Plan, results: ReadonlyMap<string, Result>): Row[] {
  const judged = clips.map(({ clip, right, other }): Judged => {
    const { refused, shown } = results.get(right)!;
    return { clip, analysis: shown, refused, other: overallOf(results, other) };
  });
  return [
    ...agreementRows(judged),
    ...markRows(judged),
    ...wordRows(judged),
    ...otherPhraseRows(judged),
    ...nativeRows(native, results),
    ...steadyRows(clips, results),
  ];
}

function agreementRows(judged: Judged[]): Row[] {
  const section = 'Agreement of what is shown with the experts';
  const rows = Object.entries(agreementTable(judged)).map(
    ([name, { r, low, high, count }]): Row => ({
      section,
      name,
      unit: 'r',
      value: r,
      low,
      high,
      count,
    }),
  );
  const good = judged.filter(({ clip }) => clip.total >= GOOD_TOTAL);
  const shownLow = ratio<Judged>(({ analysis }) => [
    Number(analysis.overallAccuracy < SHOWN_LOW),
    1,
  ]);
  const refused = ratio<Judged>((one) => [Number(one.refused), 1]);
  const poor = ratio<Judged>((one) => [Number(one.refused && one.clip.total <= 5), +one.refused]);
  return [
    ...rows,
    row(section, `experts ${GOOD_TOTAL} or more, under ${SHOWN_LOW}`, good, shownLow),
    row(section, 'refused', judged, refused),
    row(section, '  of them experts 5 or less', judged, poor),
  ];
}

function markRows(judged: Judged[]): Row[] {
  const section = 'Marked sounds';
  type Sound = { verdict: string; given: number };
  const shareOf = sharesOf(judged, (one) =>
    soundsOf([one]).map(({ sound, given }): Sound => ({ verdict: sound.verdict, given })),
  );
  const isBad = ({ given }: Sound) => given < BAD_SOUND;
  const called = (name: string) => (sound: Sound) => sound.verdict === name;
  const marked = (sound: Sound) => sound.verdict !== 'good';
  const perfect = ({ given }: Sound) => given === PERFECT_SOUND;
  const rows: [string, ReturnType<typeof shareOf>][] = [
    ['wrong: precision', shareOf(isBad, called('wrong'))],
    ['wrong: recall', shareOf(called('wrong'), isBad)],
    ['check: experts below 1', shareOf(isBad, called('check'))],
    ['check: experts below 1.8', shareOf(({ given }) => given < SECOND_BEST, called('check'))],
    ['wrong or check: precision', shareOf(isBad, marked)],
    ['wrong or check: recall', shareOf(marked, isBad)],
    ['perfect for all experts, marked', shareOf(marked, perfect)],
    ['perfect for all experts, wrong', shareOf(called('wrong'), perfect)],
  ];
  return rows.map(([name, measure]) => row(section, name, judged, measure));
}

/** A refused reading shows no marks. */
function wordRows(judged: Judged[]): Row[] {
  const section = 'Marked words';
  const accepted = judged.filter(({ refused }) => !refused);
  type Word = { isMarked: boolean; given: number };
  const wordsIn = (one: Judged) =>
    wordsOf([one]).map(({ word, given }): Word => ({ isMarked: isMarked(word), given }));
  const shareOf = sharesOf(accepted, wordsIn);
  const marked = (word: Word) => word.isMarked;
  const faultless = accepted.filter(({ clip }) =>
    clip.words.every(
      ({ score, phoneScores }) =>
        score === PERFECT_WORD && phoneScores.every((given) => given === PERFECT_SOUND),
    ),
  );
  const withMark = sharesOf(faultless, (one) => [wordsIn(one).some(marked)]);
  return [
    row(
      section,
      `words: experts ${BAD_WORD} or less, marked`,
      accepted,
      shareOf(marked, ({ given }) => given <= BAD_WORD),
    ),
    row(
      section,
      'words: perfect, marked',
      accepted,
      shareOf(marked, ({ given }) => given === PERFECT_WORD),
    ),
    row(
      section,
      'perfect readings, with a mark',
      faultless,
      withMark(
        (any) => any,
        () => true,
      ),
    ),
  ];
}

function otherPhraseRows(judged: Judged[]): Row[] {
  const section = 'Another phrase';
  const equal = {
    measure: (items: readonly Judged[]) =>
      100 *
      equalErrorRate(
        items.map(({ analysis }) => analysis.overallAccuracy),
        items.map(({ other }) => other),
      ),
    count: (items: readonly Judged[]) => items.length,
  };
  const passed = ratio<Judged>(({ other }) => [Number(other >= PASS), 1]);
  return [
    row(section, 'equal error rate', judged, equal),
    row(section, `${PASS} or more`, judged, passed),
    {
      section,
      name: 'highest',
      unit: 'points',
      count: judged.length,
      value: Math.max(...judged.map(({ other }) => other)),
    },
  ];
}

function nativeRows(native: readonly NativeTask[], results: ReadonlyMap<string, Result>): Row[] {
  return [...Map.groupBy(native, ({ source }) => source)].flatMap(([source, tasks]) => {
    const section = `Native reader: ${source}`;
    const score = (name: string, some: NativeTask[]): Row => ({
      section,
      name,
      unit: 'points',
      count: some.length,
      value: mean(some.map(({ key }) => overallOf(results, key))),
    });
    const sounds = tasks.flatMap(({ key }) =>
      results.get(key)!.shown.words.flatMap((word) => word.sounds),
    );
    const marked = sounds.filter(({ verdict }) => verdict !== 'good').length;
    return [
      score(
        `up to ${SHORT_WORDS} words`,
        tasks.filter(({ words }) => words <= SHORT_WORDS),
      ),
      score(
        'longer',
        tasks.filter(({ words }) => words > SHORT_WORDS),
      ),
      {
        section,
        name: 'sounds marked',
        unit: '%',
        count: sounds.length,
        value: (100 * marked) / sounds.length,
      },
    ];
  });
}

function steadyRows(clips: Plan['clips'], results: ReadonlyMap<string, Result>): Row[] {
  const disturbed = clips.filter(({ steady }) => steady.length > 0);
  return STEADY.map((name, i): Row => {
    const moves = disturbed
      .map(({ right, steady }) =>
        Math.abs(overallOf(results, steady[i]!) - overallOf(results, right)),
      )
      .toSorted((a, b) => a - b);
    return {
      section: 'Change of the overall score (p95)',
      name,
      unit: 'points',
      value: moves[Math.floor(0.95 * (moves.length - 1))] ?? Number.NaN,
      count: moves.length,
    };
  });
}

/**
 * The share of hits among some of the items that each reading has. Counted once, so that resampling speakers
 * only adds up.
 */
function sharesOf<Item>(judged: readonly Judged[], itemsOf: (one: Judged) => Item[]) {
  const items = new Map(judged.map((one) => [one, itemsOf(one)]));
  return (hit: (item: Item) => boolean, among: (item: Item) => boolean) => {
    const counts = new Map(
      judged.map((one) => {
        const members = items.get(one)!.filter(among);
        return [one, [members.filter(hit).length, members.length] as const];
      }),
    );
    return ratio<Judged>((one) => counts.get(one)!);
  };
}

/** A fraction of items, of which each reading has several. */
function ratio<Item>(counts: (item: Item) => readonly [hits: number, of: number]) {
  const count = (items: readonly Item[]) => items.reduce((sum, item) => sum + counts(item)[1], 0);
  return {
    measure: (items: readonly Item[]) =>
      (100 * items.reduce((sum, item) => sum + counts(item)[0], 0)) / count(items),
    count,
  };
}

function row(
  section: string,
  name: string,
  judged: readonly Judged[],
  figure: {
    measure: (items: readonly Judged[]) => number;
    count: (items: readonly Judged[]) => number;
  },
): Row {
  const interval: Interval = bySpeaker(judged, ({ clip }) => clip.speaker, figure.measure);
  return { section, name, unit: '%', ...interval, count: figure.count(judged) };
}

function overallOf(results: ReadonlyMap<string, Result>, key: string): number {
  return results.get(key)!.shown.overallAccuracy;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
