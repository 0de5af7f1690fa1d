import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

/** To the next question. It takes the focus when it comes. */
export function NextButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} onClick={onClick}>
      Next
    </Button>
  );
}
