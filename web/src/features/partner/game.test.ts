import { expect, test } from 'vitest';
import {
  begin,
  choose,
  type Game,
  gameFrom,
  isOver,
  isRight,
  lineWasSaid,
  listenerOf,
  missedPairs,
  nextTurn,
  showLine,
  speakerOf,
  standings,
} from './game.ts';
import { type Topic, topics } from './topics.ts';

const topic = topics[0]!;
const NAMES = ['Ana', 'Ben'] as const;

function rolls(...values: number[]) {
  let at = 0;
  return () => values[at++ % values.length]!;
}

const started = (roll = rolls(0.1, 0.7, 0.4, 0.9)) => begin(topic, NAMES, roll);

/** Plays one turn, in which the listener is right or not. */
function played(game: Game, right: boolean): Game {
  const { said } = game.turns[game.at]!;
  const heard = right ? said : said === 0 ? 1 : 0;
  return nextTurn(choose(lineWasSaid(showLine(game)), heard));
}

test('each player says each pair once, in turn', () => {
  const { turns } = started();
  const pairsOf = (player: 0 | 1) =>
    turns.flatMap(({ pair }, at) => (speakerOf({ at }) === player ? [pair] : []));
  const all = new Set(topic.pairs.keys());
  expect(turns).toHaveLength(10);
  expect(new Set(pairsOf(0))).toEqual(all);
  expect(new Set(pairsOf(1))).toEqual(all);
  expect(listenerOf({ at: 0 })).toBe(1);
  expect(listenerOf({ at: 1 })).toBe(0);
});

test('either line is said as often', () => {
  let seed = 1;
  const roll = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const said = Array.from({ length: 200 }, () => begin(topic, NAMES, roll).turns).flat();
  const share = said.filter((turn) => turn.said === 0).length / said.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

test('nobody can choose before the line was said, nor twice', () => {
  const game = started();
  expect(choose(game, 0)).toBe(game);
  expect(choose(showLine(game), 0).turns[0]?.heard).toBeUndefined();
  const chosen = choose(lineWasSaid(showLine(game)), 1);
  expect(choose(chosen, 0).turns[0]?.heard).toBe(1);
});

test('a pair that was heard wrong is counted for both players and named at the end, once', () => {
  let game = started();
  const [first] = game.turns;
  const rights = game.turns.map(({ pair }) => pair !== first!.pair);
  for (const right of rights) game = played(game, right);
  expect(isOver(game)).toBe(true);
  expect(isRight(game, 0)).toBe(false);
  expect(standings(game)).toEqual([
    { name: 'Ana', saidRight: 4, heardRight: 4, of: 5 },
    { name: 'Ben', saidRight: 4, heardRight: 4, of: 5 },
  ]);
  expect(missedPairs(game)).toEqual([first!.pair]);
});

test('who is understood and who hears well are told apart', () => {
  let game = started();
  game.turns.forEach((_, at) => (game = played(game, speakerOf({ at }) === 0)));
  expect(standings(game)).toMatchObject([
    { saidRight: 5, heardRight: 0 },
    { saidRight: 0, heardRight: 5 },
  ]);
});

test('a kept game goes on, unless its lines are no more', () => {
  const game = played(started(), true);
  expect(gameFrom(JSON.parse(JSON.stringify(game)))).toEqual(game);
  const others = [
    null,
    'x',
    { ...game, topic: 'gone' },
    { ...game, turns: game.turns.slice(1) },
    { ...game, turns: game.turns.map((turn) => ({ ...turn, pair: 9 })) },
    { ...game, names: undefined },
    { ...game, names: ['Ana'] },
    { ...game, names: ['Ana', 7] },
    { ...game, step: 'sleep' },
    { ...game, at: '1' },
  ];
  expect(others.map(gameFrom)).toEqual(others.map(() => undefined));
});

test('the lines of a pair differ, and no line is there twice', () => {
  const lines = topics.flatMap(({ pairs }: Topic) => pairs.flat());
  expect(new Set(lines).size).toBe(lines.length);
  expect(topics.every(({ pairs }) => pairs.length === 5)).toBe(true);
});
