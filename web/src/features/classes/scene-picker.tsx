import { CLASS_ITEMS_MAX } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast.ts';
import type { Choice, SceneChoice, Scenes } from './item-picker.tsx';

/** Adds a scene to a class, line by line. */
export function ScenePicker({
  list,
  linesOf,
  onAdd,
}: {
  list: readonly SceneChoice[];
  linesOf: Scenes['linesOf'];
  /** False where there is no room for all of them. */
  onAdd: (lines: Choice[]) => boolean;
}) {
  const [slug, setSlug] = useState(list[0]!.slug);
  const add = useMutation({
    mutationFn: linesOf,
    onSuccess: (lines) => {
      if (onAdd(lines))
        return toast({ title: 'Scene Added', description: 'Its lines are in the list.' });
      return toast({
        title: 'The scene doesn’t fit.',
        description: `A class can have at most ${CLASS_ITEMS_MAX} items.`,
        tone: 'problem',
      });
    },
    onError: () => {
      toast({
        title: 'The scene couldn’t be added.',
        description: 'Please try again.',
        tone: 'problem',
      });
    },
  });
  return (
    <section aria-labelledby="scenes" className="grid gap-4">
      <h2 id="scenes">Or add a scene</h2>
      <div className="grid items-end gap-4 md:grid-cols-2">
        <Select
          label="Scene"
          value={slug}
          options={list.map((one) => ({
            value: one.slug,
            label: `${one.title} (${one.lineCount} lines)`,
          }))}
          onChange={({ target }) => setSlug(target.value)}
        />
        <Button
          look="line"
          busy={add.isPending}
          onClick={() => add.mutate(slug)}
          className="justify-self-start"
        >
          Add its lines
        </Button>
      </div>
    </section>
  );
}
