import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

/** The folder of the content that ships with the product. */
export const SEED_FOLDER = join(import.meta.dirname, '../../seed');

/** Lowercase words and hyphens, for names in files and URLs. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words and hyphens');

/** The text of a file in the folder. */
export async function read(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    throw new StartupError(`seed/${name} cannot be read`, { cause: error });
  }
}

/** A JSON file in the folder, as the schema has it. */
export async function readJson<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(parseJson(await read(folder, name), name));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartupError(`seed/${name}: ${issue!.path.join('.')}: ${issue!.message}`);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`seed/${name} is not JSON`, { cause: error });
  }
}

/**
 * Keeps the given order, which is the same in every process, so that two that seed at once lock
 * rows in the same order.
 */
export function distinct<T>(items: T[], nameOf: (item: T) => string): T[] {
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  if (byName.size < items.length) {
    const twice = items.find((item) => byName.get(nameOf(item)) !== item)!;
    throw new StartupError(`seed: ${nameOf(twice)} appears twice`);
  }
  return items;
}
