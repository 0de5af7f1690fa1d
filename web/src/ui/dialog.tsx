import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { iconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Whether it begins at its title: what comes first in it would show its tooltip otherwise. */
  isRead?: boolean;
  children: ReactNode;
};

/**
 * A task above the page. Escape, the backdrop and the cross close it; focus returns to where it
 * was.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  isRead = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogVeil}>
          <Primitive.Content
            className={dialogPanel}
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus();
              if (!isRead) return;
              event.preventDefault();
              heading.current?.focus();
            }}
            onKeyDown={onEscape(() => onOpenChange(false))}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className="grid gap-2 pr-12">
              <Primitive.Title ref={heading} tabIndex={-1} className="outline-none">
                {title}
              </Primitive.Title>
              {description && (
                <Primitive.Description className="text-ink-2">{description}</Primitive.Description>
              )}
            </div>
            {children}
            <Primitive.Close aria-label="Close" className={`${iconButton} absolute top-4 right-3`}>
              <Icon of={X} />
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * A notice that shows above a dialog takes Escape for itself. Within the dialog the key is meant for
 * the dialog, so it closes both.
 */
export const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) close();
};

/** The last row of a dialog: buttons, the main one last and full width on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">{children}</div>;
}

/** Radix's scroll lock adds one style tag; it takes the page's nonce from this global. */
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

export const dialogVeil =
  'fixed inset-0 z-20 grid animate-veil-in place-items-end overflow-y-auto bg-(--veil) md:place-items-center md:p-6';

/** On a phone the panel is at the bottom edge, within reach of the thumb. */
export const dialogPanel =
  'relative grid w-full animate-panel-in grid-cols-[minmax(0,1fr)] gap-5 rounded-t-card border border-line bg-surface px-5 pt-6 pb-[calc(24px+env(safe-area-inset-bottom))] wrap-anywhere shadow-lift md:max-w-120 md:rounded-card md:p-7 focus:outline-none';

/**
 * Radix returns focus only to its own trigger, but our dialogs are opened by state. Spread the
 * result on a dialog's content to return focus to the element that had it before.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The element that opened it may have been removed meanwhile, and what came instead have taken it.
      if (!opener.current?.isConnected && document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : document.querySelector('h1');
      if (!(target instanceof HTMLElement)) return;
      if (target !== opener.current) target.tabIndex = -1;
      target.focus();
    },
  };
}
