import { expect, test } from 'vitest';
import { groupsOf } from './item-groups.ts';

const phrase = { id: 1, scene: null };
const line = (id: number, slug: string) => ({ id, scene: { slug, title: slug, line: id } });
const shape = (items: Parameters<typeof groupsOf<{ id: number } & typeof phrase>>[0]) =>
  groupsOf(items).map(({ scene, items: ones }) => [scene, ones.length]);

test('phrases stay alone, also side by side', () => {
  expect(shape([phrase, phrase])).toEqual([
    [null, 1],
    [null, 1],
  ]);
});

test('lines of one scene that follow one another are one group', () => {
  const groups = groupsOf([phrase, line(2, 'lunch'), line(3, 'lunch'), line(4, 'doctor')]);
  expect(groups.map(({ scene, items }) => [scene?.slug, items.map(({ id }) => id)])).toEqual([
    [undefined, [1]],
    ['lunch', [2, 3]],
    ['doctor', [4]],
  ]);
});

test('a phrase between two lines keeps its place', () => {
  expect(groupsOf([line(1, 'lunch'), phrase, line(2, 'lunch')])).toHaveLength(3);
});
