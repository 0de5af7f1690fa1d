import type { ScenePart } from '@saywell/contract';
import { randomId } from '../../lib/batch.ts';
import type { LineMelody, LineStress } from './line-melody.ts';
import type { LinePace } from './line-pace.ts';

/** Shadowing is over every line; who plays a part says only those of the part. */
export type RunMode = 'shadow' | 'part';

/** What the learner sees of their own lines while playing a part. */
export const TEXTS = ['all', 'letters', 'none'] as const;
export type ShownText = (typeof TEXTS)[number];

/** What came of a line that was said. */
export type Judged =
  /** Its verdict is on the way; what was recorded does not outlast the page. */
  | { state: 'checking' }
  /** Too doubtful for a score: it counts nothing. */
  | { state: 'unsure' }
  | { state: 'failed' }
  | {
      state: 'scored';
      analysisId: string;
      score: number;
      prosody: number;
      pace: LinePace;
      stress: LineStress;
      /** Null where the line asks for no melody, or none could be told. */
      melody: LineMelody | null;
      /** What to do about it, in a sentence. */
      tip: string;
      /** Only this page has what is to be saved of it, until the learner asks for that. */
      unsent?: true;
    };

/** A scene as somebody says it, from its first line to its last. */
export type SceneRun = {
  /** Names the run; it is saved once under it. */
  key: string;
  slug: string;
  mode: RunMode;
  /** Whose lines the learner says; null is both. */
  part: ScenePart | null;
  /** What they see of their own lines now. */
  text: ShownText;
  /** Whether a line of theirs could be read while it was said. */
  withText: boolean;
  /** The line that is on; one past the last when it is over. */
  place: number;
  said: Record<number, Judged>;
  /** Time spent on it, without what a page lay open for. */
  spentMs: number;
  /** When it last changed. */
  at: number;
  /** The server has it, or the outbox. */
  saved: boolean;
};

/** Nobody is at one line longer: the page was left open. */
const LONGEST_MS = 60_000;

export const newRun = (
  of: Pick<SceneRun, 'slug' | 'mode' | 'part' | 'text'>,
  now: number,
): SceneRun => ({
  ...of,
  key: randomId(),
  withText: false,
  place: 0,
  said: {},
  spentMs: 0,
  at: now,
  saved: false,
});

export type Lines = readonly { part: ScenePart }[];

/** Whether the learner says the line at this place. */
export const isMine = ({ part }: Pick<SceneRun, 'part'>, lines: Lines, place: number): boolean =>
  part === null || lines[place]?.part === part;

/** The places of the lines that the learner says. */
export const mineIn = (run: Pick<SceneRun, 'part'>, lines: Lines): number[] =>
  lines.map((_, place) => place).filter((place) => isMine(run, lines, place));

export const isOver = ({ place }: SceneRun, lines: Lines): boolean => place >= lines.length;

/** Whether it is of these lines: a scene may have lost some since it was left. */
export const fits = ({ place, said }: SceneRun, lines: Lines): boolean =>
  place <= lines.length && Object.keys(said).every((line) => Number(line) < lines.length);

/** What it becomes when the line that is on has been heard, said, or skipped. */
export const moveOn = (run: SceneRun, now: number): SceneRun => ({
  ...spent(run, now),
  place: run.place + 1,
});

/** What it becomes with what came of a line. */
export const withLine = (run: SceneRun, line: number, judged: Judged): SceneRun => ({
  ...run,
  said: { ...run.said, [line]: judged },
});

/**
 * A line was recorded. `text` is what could be read of it as the microphone opened; the learner may have
 * asked for more while they spoke.
 */
export const saidLine = (run: SceneRun, line: number, text: ShownText): SceneRun => ({
  ...withLine(run, line, { state: 'checking' }),
  withText: run.withText || text === 'all' || run.text === 'all',
});

/** Whether nothing can come of a line anymore once its page is gone. */
const isLost = (judged: Judged): boolean =>
  judged.state === 'checking' || judged.state === 'failed' || isUnsent(judged);

const isUnsent = (judged: Judged): boolean => judged.state === 'scored' && judged.unsent === true;

export const hasLost = ({ said }: SceneRun): boolean => Object.values(said).some(isLost);
export const hasUnsent = ({ said }: SceneRun): boolean => Object.values(said).some(isUnsent);

/** Whether its end can be shown on any page: what is saved waits for no line anymore. */
export const isSettled = (run: SceneRun, lines: Lines): boolean =>
  isOver(run, lines) && (run.saved || !hasLost(run));

/** The learner has asked for it to be saved. */
export const allSent = (run: SceneRun): SceneRun => ({
  ...run,
  said: Object.fromEntries(
    Object.entries(run.said).map(([line, judged]) => {
      if (judged.state !== 'scored') return [line, judged];
      const { unsent: _, ...sent } = judged;
      return [line, sent];
    }),
  ),
});

/**
 * What it becomes when it is gone on with. Time away from it is not practice, and a line without a
 * verdict, or whose verdict cannot be saved anymore, is said again: its recording is gone.
 */
export function resumed(run: SceneRun, now: number): SceneRun {
  const lost = Object.entries(run.said).flatMap(([line, judged]) =>
    isLost(judged) ? [Number(line)] : [],
  );
  const said = Object.fromEntries(
    Object.entries(run.said).filter(([line]) => !lost.includes(Number(line))),
  );
  return { ...run, said, place: Math.min(run.place, ...lost), at: now };
}

/** Lines whose verdict is not there yet. */
export const waitingIn = ({ said }: SceneRun): number[] => linesThat(said, 'checking');
export const failedIn = ({ said }: SceneRun): number[] => linesThat(said, 'failed');

const linesThat = (said: SceneRun['said'], wanted: Judged['state']) =>
  Object.entries(said).flatMap(([line, { state }]) => (state === wanted ? [Number(line)] : []));

export type ScoredLine = Extract<Judged, { state: 'scored' }> & { line: number };

/** The lines that count, in order. */
export const scoredIn = ({ said }: Pick<SceneRun, 'said'>): ScoredLine[] =>
  Object.entries(said)
    .flatMap(([line, judged]) =>
      judged.state === 'scored' ? [{ ...judged, line: Number(line) }] : [],
    )
    .toSorted((one, other) => one.line - other.line);

function spent(run: SceneRun, now: number): SceneRun {
  const ms = Math.min(LONGEST_MS, Math.max(0, now - run.at));
  return { ...run, spentMs: run.spentMs + ms, at: now };
}
