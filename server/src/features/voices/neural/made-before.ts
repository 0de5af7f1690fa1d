import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ClipKey } from '../kept-voice.ts';
import { keyOf } from '../known-texts.ts';
import { isMissing } from '../whole-file.ts';

const Refused = ClipKey.extend({ recipe: z.string(), why: z.string() });
type Refused = z.output<typeof Refused>;

/**
 * The texts that a network could not say well, one a line, so that nobody tries again until the
 * recipe is another one. A line that was cut by the end of its process counts for nothing.
 */
export async function readRefused(path: string, recipe: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const lines = text.split('\n').flatMap((line) => parse(line) ?? []);
  return new Set(lines.filter((line) => line.recipe === recipe).map(keyOf));
}

export async function noteRefused(path: string, refused: Refused): Promise<void> {
  await appendFile(path, `\n${JSON.stringify(refused)}`, { mode: 0o600 });
}

function parse(line: string): Refused | undefined {
  try {
    return Refused.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
