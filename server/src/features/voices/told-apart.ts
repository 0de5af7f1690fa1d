import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing, writeWhole } from './whole-file.ts';

/** In the folder of a voice, beside its clips. */
export const TOLD_APART = 'apart.jsonl';

const Told = z.object({
  /** Of the clip. */
  etag: z.string(),
  /** By which version of the engine it was measured. */
  engine: z.string(),
  /** By the text of the other word of each pair: how much better the clip fits its own. */
  margins: z.record(z.string(), z.number()),
});
export type Told = z.output<typeof Told>;

/**
 * What was measured of a voice’s words of ear training, one clip a line, the newest last. A line that
 * was cut by the end of its process counts for nothing, and several processes may add lines.
 */
export function openToldApart(folder: string) {
  const path = join(folder, TOLD_APART);

  /** The newest of each clip, by its etag. */
  async function read(): Promise<Map<string, Told>> {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    });
    return new Map(text.split('\n').flatMap((line) => entryOf(parse(line))));
  }

  async function note(told: Told): Promise<void> {
    await appendFile(path, `\n${JSON.stringify(told)}`, { mode: 0o600 });
  }

  /** Leaves out clips that went. A line that another process adds meanwhile is measured again. */
  async function keepOnly(etags: ReadonlySet<string>): Promise<void> {
    const all = await read();
    const kept = [...all.values()].filter(({ etag }) => etags.has(etag));
    if (kept.length === all.size) return;
    await writeWhole(path, kept.map((told) => JSON.stringify(told)).join('\n'));
  }

  return { read, note, keepOnly };
}

export type ToldApart = ReturnType<typeof openToldApart>;

const entryOf = (told: Told | undefined): [string, Told][] => (told ? [[told.etag, told]] : []);

function parse(line: string): Told | undefined {
  if (line === '') return undefined;
  try {
    return Told.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
