import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { dialogPanel, dialogVeil } from './dialog-style.ts';
import { Icon } from './icon.tsx';
import { iconButton } from './icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
};

/** A task over the page. Escape, the veil and the cross close it; focus returns to where it was. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogVeil}>
          <Primitive.Content
            className={dialogPanel}
            {...returnFocus}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className="grid gap-2 pr-12">
              <Primitive.Title>{title}</Primitive.Title>
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

/** The last row of a dialog: buttons, the main one last and full width on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">{children}</div>;
}
