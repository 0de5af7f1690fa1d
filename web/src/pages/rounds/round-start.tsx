import { placeIn, type Round } from '../../lib/rounds/round.ts';
import { Button } from '../../ui/button.tsx';

/** The way into a round: on with the one that was left, or into a new one. */
export function RoundStart({
  left,
  onResume,
  onBegin,
}: {
  left: Round<unknown, unknown> | undefined;
  onResume: () => void;
  onBegin: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {left ? (
        <>
          <Button size="l" onClick={onResume}>
            Continue with question {placeIn(left) + 1}
          </Button>
          <Button look="line" onClick={onBegin}>
            Start over
          </Button>
        </>
      ) : (
        <Button size="l" onClick={onBegin}>
          Start the round
        </Button>
      )}
    </div>
  );
}
