import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export type Tab<T extends string> = { value: T; label: string };

/**
 * Tabs above one panel. The caller holds the selected tab, so that it can be in the URL; arrow keys
 * move between tabs.
 */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  label: string;
  tabs: Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}) {
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Primitive.List
        aria-label={label}
        className="mb-5 flex gap-4.5 overflow-x-auto border-b border-line md:gap-6"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="relative inline-flex min-h-12 shrink-0 items-center rounded-t-word text-15 font-semibold text-ink-2 -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[2px] data-[state=active]:text-ink data-[state=active]:after:bg-voice md:text-17 after:forced-color-adjust-none forced-colors:data-[state=active]:after:bg-[Highlight]"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      <Primitive.Content value={value} className="rounded-word">
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}
