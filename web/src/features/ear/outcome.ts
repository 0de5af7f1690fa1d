import { type EarContrast, earContrasts, isWellHeard } from '@saywell/contract';
import { type EarGame, isRight } from './game.ts';
import type { EarHistory } from './round.ts';

/** What a round came to in one contrast. */
export type EarOutcome = {
  contrast: EarContrast;
  asked: number;
  heard: number;
  /** At the mark: 9 of 10. */
  well: boolean;
  /** The pairs that were mixed up, once each. */
  missed: EarContrast['pairs'][number][];
};

export const contrastById = (id: string): EarContrast | undefined =>
  earContrasts.find((one) => one.id === id);

/** The contrasts of a round, the best heard first. */
export function outcomesOf(game: EarGame): EarOutcome[] {
  const ids = [...new Set(game.questions.map(({ contrast }) => contrast))];
  return ids
    .flatMap((id) => {
      const contrast = contrastById(id);
      return contrast ? [outcomeOf(game, contrast)] : [];
    })
    .toSorted((a, b) => b.heard / b.asked - a.heard / a.asked);
}

function outcomeOf(game: EarGame, contrast: EarContrast): EarOutcome {
  const places = game.answers.flatMap((_, place) =>
    game.questions[place]?.contrast === contrast.id ? [place] : [],
  );
  const wrong = places.filter((place) => !isRight(game, place));
  const wrongPairs = new Set(wrong.map((place) => game.questions[place]!.pair));
  const sum = { asked: places.length, heard: places.length - wrong.length };
  return {
    contrast,
    ...sum,
    well: isWellHeard(sum),
    missed: contrast.pairs.filter(({ id }) => wrongPairs.has(id)),
  };
}

/** What becomes of a contrast after this round. `after`: what the server knows, where it was asked. */
export function comesBack({ contrast, well }: EarOutcome, after: EarHistory | undefined): string {
  const mark = after?.contrasts.find((one) => one.contrast === contrast.id)?.mark;
  if (mark === 'heard') return 'You hear this one. It makes room for others.';
  if (well) return 'Once more on another day, and it counts as heard.';
  return 'It comes back in your next rounds.';
}

/** The sound to say next: of the contrast that was heard best, if that was well. */
export function soundToSay(outcomes: readonly EarOutcome[]): string | undefined {
  return outcomes
    .filter(({ well }) => well)
    .flatMap(({ contrast }) => contrast.sounds)
    .find((phone) => phone !== '');
}
