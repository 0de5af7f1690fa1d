import { eq } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { siteSecrets } from './db/schema.ts';
import { createToken } from './tokens.ts';

/** A random key of this site, created on first use and shared by all processes. */
export async function siteSecret(db: Database, name: string): Promise<string> {
  const stored = () =>
    db.select({ value: siteSecrets.value }).from(siteSecrets).where(eq(siteSecrets.name, name));
  const [found] = await stored();
  if (found) return found.value;
  await db.insert(siteSecrets).values({ name, value: createToken() }).onConflictDoNothing();
  const [made] = await stored();
  return made!.value;
}
