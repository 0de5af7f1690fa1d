import { useRef } from 'react';

/**
 * Radix returns focus to its own trigger only; our dialogs are opened by state. Spread the result
 * on a dialog's content to return focus to whatever had it before.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
