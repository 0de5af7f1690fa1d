import { Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Plays the learner (blue) or the example (ink); shows that it is the one sounding. */
export function PlayButton({
  voice,
  playing,
  onClick,
  className,
  children,
}: {
  voice: 'you' | 'example';
  playing: boolean;
  /** Left out where there is nothing to play. */
  onClick: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button
      look={voice === 'you' ? 'you' : 'line'}
      size="s"
      disabled={!onClick}
      className={className}
      aria-pressed={playing}
      onClick={onClick}
    >
      <Icon of={playing ? Square : Play} size={playing ? 15 : 18} />
      {children}
    </Button>
  );
}
