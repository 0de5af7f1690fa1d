import { importsOf } from './source-files.ts';

/** The layer of a file; undefined for a file at the top of `src`, which may import any layer. */
function layerOf(file: string): string | undefined {
  return file.includes('/') ? file.split('/')[0] : undefined;
}

/**
 * Imports that violate the order of the layers (lowest first), as `file -> file`. A layer may
 * import a file at the top only if that file contains nothing but types and imports no layer
 * itself.
 */
export function upwardImports(
  files: ReadonlyMap<string, string>,
  layers: readonly string[],
): string[] {
  const arrows = arrowsOf(files);
  return [...arrows].flatMap(([file, targets]) => {
    const from = layerOf(file);
    if (from === undefined) return [];
    const isUpward = (target: string) => {
      const to = layerOf(target);
      if (to !== undefined)
        return !layers.includes(to) || layers.indexOf(to) > layers.indexOf(from);
      return reachableFrom(target, arrows).some((reached) => layerOf(reached) !== undefined);
    };
    return targets.filter(isUpward).map((target) => `${file} -> ${target}`);
  });
}

/** Files that import themselves through others. */
export function circularFiles(files: ReadonlyMap<string, string>): string[] {
  const arrows = arrowsOf(files);
  return [...arrows.keys()].filter((file) => reachableFrom(file, arrows).includes(file));
}

function arrowsOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const entries = [...files].map(([file, text]) => [file, importsOf(file, text)] as const);
  return new Map(entries);
}

/** Every file that this one imports, directly or not. */
function reachableFrom(file: string, arrows: ReadonlyMap<string, string[]>): string[] {
  const reached = new Set<string>();
  const waiting = [...(arrows.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(arrows.get(next) ?? []));
  }
  return [...reached];
}
