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
      // What opened it may be gone by now, with what the dialog was about.
      const target = opener.current?.isConnected ? opener.current : document.querySelector('h1');
      if (!(target instanceof HTMLElement)) return;
      if (target !== opener.current) target.tabIndex = -1;
      target.focus();
    },
  };
}
