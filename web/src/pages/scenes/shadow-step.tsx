import { Headphones } from 'lucide-react';
import { useState } from 'react';
import { headphones } from '../../features/scenes/headphones.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { type Left, RunStart } from './run-start.tsx';

/** Before a scene is said over the voice: headphones are asked for once. */
export function ShadowStep({
  left,
  onResume,
  onBegin,
}: {
  left: Left | undefined;
  onResume: () => void;
  onBegin: () => void;
}) {
  const [areOn, setOn] = useState(headphones.areOn);
  const putOn = () => {
    headphones.remember();
    setOn(true);
  };
  return (
    <div className="grid gap-5">
      <p className="max-w-[38em] text-ink-2">
        Speak with the voice, line by line, as close to it as you can. Copy its pace, its pauses,
        and its melody.
      </p>
      {areOn ? (
        <>
          <p className="text-15 text-ink-3">
            Keep your headphones on: without them, the microphone hears the voice, too.
          </p>
          <RunStart left={left} onResume={onResume} onBegin={onBegin} begin="Start shadowing" />
        </>
      ) : (
        <Banner
          tone="info"
          icon={Headphones}
          title="Put on headphones first"
          action={
            <Button size="s" onClick={putOn}>
              My headphones are on
            </Button>
          }
        >
          The voice plays while you’re being recorded. Without headphones, the microphone hears both
          of you, and the score would be about both.
        </Banner>
      )}
    </div>
  );
}
