export type OfScene = { scene: { slug: string; title: string; line: number } | null };

/** One phrase, or the lines of a scene that follow one another. */
export type ItemGroup<T> = { scene: { slug: string; title: string } | null; items: [T, ...T[]] };

/** In the order of the class. A scene that is interrupted is there twice. */
export function groupsOf<T extends OfScene>(items: readonly T[]): ItemGroup<T>[] {
  const groups: ItemGroup<T>[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.scene && last?.scene?.slug === item.scene.slug) last.items.push(item);
    else groups.push({ scene: item.scene, items: [item] });
  }
  return groups;
}
