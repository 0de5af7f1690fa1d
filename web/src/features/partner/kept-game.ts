import { createTabStorage } from '../../lib/tab-storage.ts';
import { type Game, gameFrom } from './game.ts';

const games = createTabStorage({ prefix: 'saywell-partner:', parse: gameFrom });
const KEY = 'game';

/** The game of this tab, which a reload must not lose. */
export const keptGame = {
  get: () => games.get(KEY),
  keep: (game: Game) => games.set(KEY, game),
  drop: () => games.drop(KEY),
};
