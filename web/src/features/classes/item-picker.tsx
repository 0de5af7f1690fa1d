import { CATEGORIES, CATEGORY_LABELS, CLASS_ITEMS_MAX, type Exercise } from '@saywell/contract';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Select, TextField } from '../../ui/inputs.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NotLoaded } from '../../ui/part.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { typographic } from '../../ui/typographic.ts';
import { ScenePicker } from './scene-picker.tsx';
import type { OfScene } from './item-groups.ts';
import { ItemText, linesIn } from './item-line.tsx';
import { ItemList } from './item-list.tsx';

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

export type Choice = Pick<Exercise, 'id' | 'title' | 'phrase' | 'difficulty'> & OfScene;

export type SceneChoice = { slug: string; title: string; lineCount: number };

export type Scenes = {
  /** Undefined where they could not be read. */
  list: SceneChoice[] | undefined;
  retry: () => void;
  linesOf: (slug: string) => Promise<Choice[]>;
};

/** What a class is asked to practice, and the exercises to choose from. */
export function ItemPicker({
  exercises,
  scenes,
  chosen,
  onChange,
  search,
  problem,
}: {
  exercises: Exercise[];
  scenes: Scenes;
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
  /** The exercises that a search finds. */
  search: (exercises: Exercise[], text: string) => Exercise[];
  problem: string | undefined;
}) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState<string>(CATEGORIES[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isSearching = text.trim() !== '';
  const found = (
    isSearching ? search(exercises, text) : exercises.filter((one) => one.category === category)
  ).map((one): Choice => ({ ...one, scene: null }));
  const isFull = chosen.length >= CLASS_ITEMS_MAX;
  const without = (...ones: readonly Choice[]) =>
    chosen.filter((other) => !ones.some(({ id: one }) => one === other.id));
  const remove = (...ones: readonly Choice[]) => {
    onChange(without(...ones));
    // The button is gone: whoever uses the keyboard stays near it.
    heading.current?.focus();
  };
  return (
    <div className="grid gap-6">
      <section aria-labelledby={`${id}chosen`}>
        <h2 id={`${id}chosen`} ref={heading} tabIndex={-1}>
          What to practice
        </h2>
        {chosen.length === 0 ? (
          <p
            className={problem ? 'mt-2 text-notyet' : 'mt-2 text-ink-2'}
            role={problem ? 'alert' : undefined}
          >
            {problem ?? 'Nothing yet. Choose exercises from the list below.'}
          </p>
        ) : (
          <ItemList
            items={chosen}
            className="mt-2"
            renderScene={({ scene, items }) => ({
              about: linesIn(items.length),
              action: (
                <Button
                  look="line"
                  size="s"
                  aria-label={`Remove the scene “${typographic(scene.title)}”`}
                  onClick={() => remove(...items)}
                >
                  Remove all
                </Button>
              ),
            })}
          >
            {(one) => (
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-3">
                <ItemText item={one} />
                <IconButton
                  icon={X}
                  label={`Remove: ${typographic(one.title)}`}
                  onClick={() => remove(one)}
                />
              </div>
            )}
          </ItemList>
        )}
      </section>
      <section aria-labelledby={`${id}offered`} className="grid gap-4">
        <h2 id={`${id}offered`}>Choose exercises</h2>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Find a phrase, a word, or a sound"
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Select
            label="Learning module"
            options={CATEGORY_OPTIONS}
            value={category}
            disabled={isSearching}
            onChange={({ target }) => setCategory(target.value)}
          />
        </div>
        <p role="status" className="num min-h-6 text-15 text-ink-2">
          {isFull
            ? `That’s ${CLASS_ITEMS_MAX}, the most a class can have.`
            : isSearching
              ? foundOf(found.length)
              : `${chosen.length} chosen`}
        </p>
        <ScrollRegion
          label="Exercises to choose from"
          className="max-h-105 overflow-y-auto rounded-tile border border-line bg-surface px-4"
        >
          <ul className="[&>li:last-child]:border-b-0">
            {found.map((one) => {
              const isChosen = chosen.some(({ id: other }) => other === one.id);
              return (
                <li key={one.id} className="border-b border-line py-2">
                  <Checkbox
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={(add) => onChange(add ? [...chosen, one] : without(one))}
                  >
                    <ItemText item={one} />
                  </Checkbox>
                </li>
              );
            })}
          </ul>
        </ScrollRegion>
      </section>
      {!scenes.list && <NotLoaded name="The scenes" onRetry={scenes.retry} />}
      {scenes.list && scenes.list.length > 0 && (
        <ScenePicker
          list={scenes.list}
          linesOf={scenes.linesOf}
          onAdd={(lines) => {
            const more = lines.filter((line) => !chosen.some(({ id: other }) => other === line.id));
            if (chosen.length + more.length > CLASS_ITEMS_MAX) return false;
            onChange([...chosen, ...more]);
            return true;
          }}
        />
      )}
    </div>
  );
}

function foundOf(count: number) {
  if (count === 0) return 'Nothing found. Try a shorter word.';
  return count === 1 ? '1 exercise' : `${count} exercises`;
}
