import { classNames } from '../../ui/class-names.ts';
import { type EarGame, isRight, placeIn } from './game.ts';

/** Where the round stands: full is right, a cross is wrong, a ring is now. The text says it as well. */
export function RoundDots({ game }: { game: EarGame }) {
  const here = Math.min(placeIn(game), game.questions.length - 1);
  return (
    <div className="grid gap-2">
      <p className="num text-15 text-ink-2">
        Question {here + 1} of {game.questions.length}
      </p>
      <div aria-hidden className="flex max-w-130 gap-1 md:gap-1.5">
        {game.questions.map((_, place) => (
          <Dot
            key={place}
            look={
              game.answers[place]
                ? isRight(game, place)
                  ? 'right'
                  : 'wrong'
                : place === here
                  ? 'now'
                  : 'open'
            }
          />
        ))}
      </div>
    </div>
  );
}

const looks = {
  right: 'bg-clear-fill',
  wrong: 'border-2 border-notyet-fill',
  now: 'border-2 border-ink',
  open: 'bg-line',
};

function Dot({ look }: { look: keyof typeof looks }) {
  return (
    <i
      className={classNames('h-2.5 min-w-0 flex-1 rounded-full forced-colors:border', looks[look])}
    />
  );
}
