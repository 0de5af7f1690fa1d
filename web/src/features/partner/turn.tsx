import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundDots } from '../../ui/round-dots.tsx';
import {
  choose,
  type Game,
  isRight,
  lineWasSaid,
  listenerOf,
  nextTurn,
  showLine,
  speakerOf,
} from './game.ts';
import { LineChoice } from './line-choice.tsx';
import type { LinePair, Topic } from './topics.ts';
import { useSettled } from './use-settled.ts';

type Props = {
  game: Game;
  topic: Topic;
  onChange: (game: Game) => void;
  /** Plays lines in the example voice, one after the other. */
  onHear: (lines: readonly string[]) => void;
};

/** One line: handed over, said, heard, and told. */
export function Turn(props: Props) {
  const { game, topic, onChange, onHear } = props;
  const { pair, said, heard } = game.turns[game.at]!;
  const lines = topic.pairs[pair]!;
  const speaker = game.names[speakerOf(game)];
  const listener = game.names[listenerOf(game)];
  const right = isRight(game, game.at);
  const isSettled = useSettled(`${game.at} ${game.step}`);
  // It looks the same meanwhile.
  const waits = { disabled: !isSettled, className: 'disabled:opacity-100' };
  return (
    <div className="grid max-w-190 content-start gap-5 md:gap-7">
      <RoundDots
        what="Line"
        here={game.at}
        total={game.turns.length}
        isRight={(at) => isRight(game, at)}
      />
      {game.step === 'hand-over' && (
        <Stage key="hand-over" title={`${speaker}, it’s your turn to speak`}>
          <p className="max-w-[34em] text-20 text-ink-2">
            Take the phone, and don’t let {listener} see the screen.
          </p>
          <p>
            <Button {...waits} onClick={() => onChange(showLine(game))}>
              Show my line
            </Button>
          </p>
        </Stage>
      )}
      {game.step === 'say' && (
        <Stage key="say" title="Say this line once">
          <p
            lang="en-US"
            className="rounded-card border border-line bg-surface px-5 py-8 text-center font-display text-[clamp(1.75rem,1.2rem+2.4vw,2.75rem)] leading-[1.2] font-medium"
          >
            {lines[said]}
          </p>
          <p>
            <Button {...waits} onClick={() => onChange(lineWasSaid(game))}>
              I said it. Hand it over
            </Button>
          </p>
        </Stage>
      )}
      {game.step === 'listen' && (
        <Stage key="listen" title={`${listener}, which one did you hear?`}>
          <LineChoice
            lines={lines}
            answer={undefined}
            disabled={!isSettled}
            onPress={(which) => onChange(choose(game, which))}
          />
        </Stage>
      )}
      {heard !== undefined && (
        <Stage
          key="answer"
          title={right ? `Right: ${listener} understood` : 'That didn’t come across'}
        >
          {!right && (
            <p className="max-w-[34em] text-20 text-ink-2">
              {speaker} said one line, and {listener} heard the other. {topic.cue}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button {...waits} onClick={() => onChange(nextTurn(game))}>
              {game.at + 1 < game.turns.length ? `Next: ${listener} speaks` : 'See how it went'}
            </Button>
            <Button look="line" onClick={() => onHear(bothFrom(lines, said))}>
              <Icon of={RotateCcw} size={18} />
              Hear both lines
            </Button>
          </div>
          <LineChoice
            lines={lines}
            answer={{ said, heard }}
            onPress={(which) => onHear([lines[which]])}
          />
        </Stage>
      )}
    </div>
  );
}

const bothFrom = (lines: LinePair, first: 0 | 1): string[] =>
  first === 0 ? [lines[0], lines[1]] : [lines[1], lines[0]];

/** Its heading takes the focus, so that whoever gets the phone begins there. */
function Stage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
