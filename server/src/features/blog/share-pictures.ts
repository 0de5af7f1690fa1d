import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What other sites show for a link to a post; `scripts/share-pictures.mjs` draws the pictures. */
export type SharePictures = ReadonlySet<string>;

/** The pictures that the built web app has. */
export async function sharePictures(webFolder: string): Promise<SharePictures> {
  return new Set(await readdir(join(webFolder, 'share')).catch(() => []));
}

/** A post's own picture. It bears the title, so it is right only for the title it was drawn for. */
export function sharePictureName({ slug, title }: { slug: string; title: string }): string {
  return `${slug}-${createHash('sha256').update(title).digest('hex').slice(0, 8)}.jpg`;
}
