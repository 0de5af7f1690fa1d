import type { SceneRun } from '../../features/scenes/run.ts';
import { Button } from '../../ui/button.tsx';

export type Left = Pick<SceneRun, 'place'>;

/** The way into a run: on with the one that was left, or into a new one. */
export function RunStart({
  left,
  onResume,
  onBegin,
  begin,
}: {
  left: Left | undefined;
  onResume: () => void;
  onBegin: () => void;
  /** What the button says. */
  begin: string;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {left ? (
        <>
          <Button size="l" onClick={onResume}>
            Continue with line {left.place + 1}
          </Button>
          <Button look="line" onClick={onBegin}>
            Start over
          </Button>
        </>
      ) : (
        <Button size="l" onClick={onBegin}>
          {begin}
        </Button>
      )}
    </div>
  );
}
