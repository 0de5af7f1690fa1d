import { isRecord } from '../../lib/tab-storage.ts';
import { type Topic, topics } from './topics.ts';

export type Player = 0 | 1;
type Which = 0 | 1;

/** One line said by one player and heard by the other. */
type Turn = {
  /** Index of the pair in its topic. */
  pair: number;
  said: Which;
  /** Undefined until the listener has chosen. */
  heard?: Which | undefined;
};

/** Says who holds the phone, and what the screen may show. */
const STEPS = ['hand-over', 'say', 'listen', 'answer'] as const;
type Step = (typeof STEPS)[number];

export type Game = {
  topic: string;
  names: readonly [string, string];
  turns: readonly Turn[];
  /** The turn that is played; as many as there are once the game is over. */
  at: number;
  step: Step;
};

/** Each pair is said once by each player. */
const turnsOf = ({ pairs }: Topic): number => pairs.length * 2;

/** Every pair once for each player, in an order that neither knows, and either line equally likely. */
export function begin(topic: Topic, names: Game['names'], roll: () => number): Game {
  const order = (): number[] => shuffled(topic.pairs.keys(), roll);
  const first = order();
  const second = order();
  const turns = first.flatMap((pair, at) => [lineOf(pair, roll), lineOf(second[at]!, roll)]);
  return { topic: topic.id, names, turns, at: 0, step: 'hand-over' };
}

const lineOf = (pair: number, roll: () => number): Turn => ({ pair, said: roll() < 0.5 ? 0 : 1 });

function shuffled<T>(items: Iterable<T>, roll: () => number): T[] {
  return [...items]
    .map((item) => ({ item, place: roll() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** The players take turns in saying a line. */
export const speakerOf = ({ at }: Pick<Game, 'at'>): Player => (at % 2 === 0 ? 0 : 1);
export const listenerOf = (game: Pick<Game, 'at'>): Player => (speakerOf(game) === 0 ? 1 : 0);

export const isOver = ({ turns, at }: Game): boolean => at >= turns.length;

export const showLine = (game: Game): Game =>
  game.step === 'hand-over' ? { ...game, step: 'say' } : game;

export const lineWasSaid = (game: Game): Game =>
  game.step === 'say' ? { ...game, step: 'listen' } : game;

export function choose(game: Game, heard: Which): Game {
  if (game.step !== 'listen') return game;
  const turns = game.turns.with(game.at, { ...game.turns[game.at]!, heard });
  return { ...game, turns, step: 'answer' };
}

export const nextTurn = (game: Game): Game =>
  game.step === 'answer' ? { ...game, at: game.at + 1, step: 'hand-over' } : game;

/** Undefined until it was answered. */
export function isRight({ turns }: Game, at: number): boolean | undefined {
  const turn = turns[at];
  return turn?.heard === undefined ? undefined : turn.heard === turn.said;
}

export type Standing = { name: string; saidRight: number; heardRight: number; of: number };

/** How often each player was understood, and understood the other. */
export function standings(game: Game): [Standing, Standing] {
  const rightBy = (speaker: Player) =>
    game.turns.filter((_, at) => speakerOf({ at }) === speaker && isRight(game, at)).length;
  const [first, second] = [rightBy(0), rightBy(1)];
  const of = game.turns.length / 2;
  return [
    { name: game.names[0], saidRight: first, heardRight: second, of },
    { name: game.names[1], saidRight: second, heardRight: first, of },
  ];
}

/** The pairs that went wrong, each once. */
export function missedPairs(game: Game): number[] {
  const missed = game.turns.filter((_, at) => isRight(game, at) === false);
  return [...new Set(missed.map(({ pair }) => pair))];
}

/** A game that was kept by this tab, maybe before its topic changed. */
export function gameFrom(stored: unknown): Game | undefined {
  if (!isRecord(stored)) return undefined;
  const { topic: id, names, turns, at, step } = stored;
  const topic = topics.find((one) => one.id === id);
  const isGame =
    topic !== undefined &&
    Array.isArray(names) &&
    names.length === 2 &&
    names.every((name) => typeof name === 'string') &&
    Array.isArray(turns) &&
    turns.length === turnsOf(topic) &&
    turns.every((turn) => isRecord(turn) && topic.pairs[Number(turn['pair'])] !== undefined) &&
    typeof at === 'number' &&
    STEPS.some((one) => one === step);
  return isGame ? (stored as Game) : undefined;
}
