import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typographic } from '../../ui/typographic.ts';

/** The way from a marked sound to its drill. */
export function StartDrill({
  word,
  isNext,
  wasLeft,
  onStart,
}: {
  word: string;
  /** Whether it is the one thing to do now. */
  isNext: boolean;
  /** The drill of this word ended a moment ago. */
  wasLeft: boolean;
  onStart: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed in the drill is gone: the keyboard goes on here.
  useEffect(() => {
    if (wasLeft && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [wasLeft]);
  return (
    <Button
      ref={button}
      look={isNext ? 'go' : 'line'}
      size="s"
      className="justify-self-start"
      onClick={onStart}
    >
      <Icon of={Mic} size={18} />
      <span>
        Say just <i>{typographic(word)}</i>
      </span>
    </Button>
  );
}
