import type { Analysis, TrainedContrast, WordAnalysis } from '@saywell/speech';
import { isMarked } from './bench-readings.ts';

/** The engine's result for one take of a case. */
export type Outcome = {
  voice: string;
  /** The text of the recording. */
  said: string;
  kind: string;
  /** Whether the other word was said. */
  swapped: boolean;
  /** Whether the exercise trained the contrast. */
  trained: boolean;
  marked: boolean;
  /** Whether the learner was told that the trained sound was right. */
  toldRight: boolean;
  /** Whether the learner was told that it could have been either sound. */
  leftOpen: boolean;
  /** Whether something else was told to have been said than the other sound of the contrast; absent where nothing was told. */
  misnamed?: boolean;
  /** 0–1, of the word. */
  accuracy: number;
  overall: number;
  /** The words beside the one that is asked about, and whether each is marked. */
  others: { place: number; marked: boolean }[];
};

type Row = {
  marked: Share;
  falsely: Share;
  /** Swaps that were told to be right. */
  toldRight: Share;
  /** Swaps, and then right readings, that could have been either. */
  swapsOpen: Share;
  rightsOpen: Share;
  /** Swaps of which something else was told than what was said. */
  misnamed: Share;
  under60: Share;
  swapScore: number;
  rightScore: number;
  /**
   * Each word of a recording counts once, however many texts it was asked in: marked as often as it
   * was in these.
   */
  others: Share;
};

type Share = { hits: number; of: number };

export function outcomeOf(
  { words, overallAccuracy, contrasts }: Pick<Analysis, 'words' | 'overallAccuracy' | 'contrasts'>,
  place: number,
  contrast?: Pick<TrainedContrast, 'sound' | 'instead'>,
) {
  const word = words[place];
  if (!word) throw new Error(`the phrase has no word ${place}`);
  return {
    marked: isMarked(word),
    toldRight: contrasts.some(({ verdict }) => verdict === 'right'),
    leftOpen: word.sounds.some(({ maybe }) => maybe !== undefined),
    ...(contrast && namingOf(word, contrast)),
    accuracy: word.accuracy,
    overall: overallAccuracy,
    others: words.map((other, at) => ({ place: at, marked: isMarked(other) })).toSpliced(place, 1),
  };
}

function namingOf(
  { sounds }: WordAnalysis,
  { sound, instead }: Pick<TrainedContrast, 'sound' | 'instead'>,
) {
  const flagged = sounds.find(({ phone, verdict }) => phone === sound && verdict !== 'good');
  const told = flagged?.dropped ? '' : flagged?.heard?.phone;
  return told === undefined ? {} : { misnamed: told !== instead };
}

export function rowOf(outcomes: readonly Outcome[]): Row {
  const swaps = outcomes.filter(({ swapped }) => swapped);
  const rights = outcomes.filter(({ swapped }) => !swapped);
  return {
    marked: shareOf(swaps, ({ marked }) => marked),
    falsely: shareOf(rights, ({ marked }) => marked),
    toldRight: shareOf(
      swaps.filter(({ trained }) => trained),
      ({ toldRight }) => toldRight,
    ),
    swapsOpen: shareOf(
      swaps.filter(({ trained }) => trained),
      ({ leftOpen }) => leftOpen,
    ),
    rightsOpen: shareOf(
      rights.filter(({ trained }) => trained),
      ({ leftOpen }) => leftOpen,
    ),
    misnamed: shareOf(
      swaps.filter(({ misnamed }) => misnamed !== undefined),
      ({ misnamed }) => misnamed === true,
    ),
    under60: shareOf(swaps, ({ accuracy }) => accuracy < 0.6),
    swapScore: mean(swaps.map(({ overall }) => overall)),
    rightScore: mean(rights.map(({ overall }) => overall)),
    others: othersOf(outcomes),
  };
}

function othersOf(outcomes: readonly Outcome[]): Share {
  const asked = outcomes.flatMap(({ voice, said, others }) =>
    others.map(({ place, marked }) => ({ word: `${voice} ${place} ${said}`, marked })),
  );
  const byWord = [...Map.groupBy(asked, ({ word }) => word).values()];
  const shares = byWord.map((asks) => asks.filter(({ marked }) => marked).length / asks.length);
  return { hits: sum(shares), of: shares.length };
}

const HEADINGS =
  'swaps marked | falsely | swaps told right | swaps open | rights open | misnamed | word <60 | swap score | right score | others marked';

/** One line per group, in the order of the headings. */
export function rowLines(groups: ReadonlyMap<string, readonly Outcome[]>): string[] {
  const width = Math.max(...[...groups.keys()].map((name) => name.length)) + 2;
  const lines = [...groups].map(([name, outcomes]) => {
    const row = rowOf(outcomes);
    const cells = [
      shown(row.marked),
      shown(row.falsely),
      shown(row.toldRight),
      shown(row.swapsOpen),
      shown(row.rightsOpen),
      shown(row.misnamed),
      shown(row.under60),
      score(row.swapScore),
      score(row.rightScore),
      shown(row.others),
    ];
    return name.padEnd(width) + cells.map((cell) => cell.padStart(18)).join('');
  });
  const headings = HEADINGS.split(' | ').map((heading) => heading.padStart(18));
  return [' '.repeat(width) + headings.join(''), ...lines];
}

function shown({ hits, of }: Share): string {
  return of ? `${((100 * hits) / of).toFixed(1)} % of ${of}` : '–';
}

function score(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(1);
}

function shareOf<Item>(items: readonly Item[], hit: (item: Item) => boolean): Share {
  return { hits: items.filter(hit).length, of: items.length };
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
