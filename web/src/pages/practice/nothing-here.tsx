import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

/** In the place of a screen without an exercise, with the way to those there are. */
export function NothingHere({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Empty
      heading="h1"
      title={title}
      action={
        <ButtonLink to="/practice" look="line" size="s">
          All exercises
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}
