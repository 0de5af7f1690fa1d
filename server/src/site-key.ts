import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;

export type SiteKey = () => Promise<Buffer>;

/**
 * A secret of this installation, made when it is first needed. It lies beside the database, not in
 * it: whoever copies the database alone can not undo what was hashed with it.
 */
export function openSiteKey(dataDir: string): SiteKey {
  let key: Promise<Buffer> | undefined;
  return () => {
    key ??= readOrMake(dataDir).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

async function readOrMake(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'site-key');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} is damaged: delete it to make a new one`);
  return key;
}
