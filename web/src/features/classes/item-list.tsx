import type { ReactNode } from 'react';
import { typographic } from '../../ui/typographic.ts';
import { groupsOf, type ItemGroup, type OfScene } from './item-groups.ts';

type Scene<T> = { scene: NonNullable<ItemGroup<T>['scene']>; items: readonly T[] };

/** The items of a class in order; the lines of a scene stand under its name. */
export function ItemList<T extends OfScene & { id: number }>({
  items,
  className,
  renderScene,
  children,
}: {
  items: readonly T[];
  className?: string;
  /** What stands under the name of a scene, and beside it. */
  renderScene: (of: Scene<T>) => { about?: ReactNode; action?: ReactNode };
  children: (item: T) => ReactNode;
}) {
  return (
    <ol className={className}>
      {groupsOf(items).map(({ scene, items: ones }) => (
        <li key={ones[0].id} className="border-b border-line">
          {scene ? (
            <SceneGroup scene={scene} items={ones} {...renderScene({ scene, items: ones })}>
              {children}
            </SceneGroup>
          ) : (
            children(ones[0])
          )}
        </li>
      ))}
    </ol>
  );
}

function SceneGroup<T extends { id: number }>({
  scene: { title },
  items,
  about,
  action,
  children,
}: Scene<T> & { about?: ReactNode; action?: ReactNode; children: (item: T) => ReactNode }) {
  const name = typographic(title);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 pb-2">
        <span className="min-w-0">
          <b className="block font-display text-24 leading-[1.2] font-medium">{name}</b>
          <span className="num mt-1 block text-15 text-ink-2">Scene{about && <> · {about}</>}</span>
        </span>
        {action}
      </div>
      <ol aria-label={`The lines of “${name}”`} className="mb-4 border-l border-line pl-4 md:pl-6">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ol>
    </>
  );
}
