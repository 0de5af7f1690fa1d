import { useState } from 'react';
import { hearWords, useQuietOnLeave } from '../features/listening/listening.ts';
import { REFERENCE } from '../features/listening/use-voice.ts';
import { begin, type Game, isOver } from '../features/partner/game.ts';
import { GameEnd } from '../features/partner/game-end.tsx';
import { keptGame } from '../features/partner/kept-game.ts';
import { Setup } from '../features/partner/setup.tsx';
import { type Topic, topicById } from '../features/partner/topics.ts';
import { Turn } from '../features/partner/turn.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CouldNotPlay } from './rounds/could-not-play.tsx';

/** A game for two who share a phone. Nothing of it leaves the browser but the lines to be read aloud. */
export default function PartnerPage() {
  useQuietOnLeave();
  const [game, setGame] = useState<Game | undefined>(keptGame.get);
  const [names, setNames] = useState(game?.names);
  const [unplayed, setUnplayed] = useState<{ lines: readonly string[]; error: unknown }>();
  const change = (next: Game) => {
    setUnplayed(undefined);
    keptGame.keep(next);
    setGame(next);
  };
  const play = (topic: Topic, players: Game['names']) => {
    setNames(players);
    change(begin(topic, players, Math.random));
  };
  const leave = () => {
    keptGame.drop();
    setGame(undefined);
  };
  const topic = game && topicById(game.topic);
  const onHear = (lines: readonly string[]) => {
    setUnplayed(undefined);
    const key = `partner:${lines.join('/')}`;
    hearWords(lines, { voice: REFERENCE, key, onFail: (error) => setUnplayed({ lines, error }) });
  };
  const problem = unplayed && (
    <CouldNotPlay
      what="sentence"
      error={unplayed.error}
      offline="You’re offline. You can go on playing without the voice."
      onRetry={() => onHear(unplayed.lines)}
    />
  );

  return (
    <div className="wrap min-h-dvh">
      {!game || !topic ? (
        <Setup names={names} onBegin={play} />
      ) : isOver(game) ? (
        <GameEnd game={game} topic={topic} onHear={onHear}>
          {problem}
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => play(topic, game.names)}>Play again</Button>
            <Button look="line" onClick={leave}>
              Choose other lines
            </Button>
          </div>
        </GameEnd>
      ) : (
        <div className="grid gap-8">
          <Turn game={game} topic={topic} onChange={change} onHear={onHear} />
          {problem}
          <EndGame hasBegun={game.turns[0]?.heard !== undefined} onEnd={leave} />
        </div>
      )}
    </div>
  );
}

/** Asks first where something would be lost. */
function EndGame({ hasBegun, onEnd }: { hasBegun: boolean; onEnd: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <p>
      <Button
        look="quiet"
        size="s"
        className="-ml-4"
        onClick={() => (hasBegun ? setAsking(true) : onEnd())}
      >
        End the game
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="End this game?"
        description="What you’ve played so far isn’t kept."
        confirmLabel="End the game"
        danger
        onConfirm={onEnd}
      />
    </p>
  );
}
