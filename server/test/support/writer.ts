import { openDatabase } from '../../src/db/open.ts';
import { throttleCounters } from '../../src/db/schema.ts';

/**
 * A process that prints the rows it finds, then inserts one after another, printing each when
 * acknowledged, until it is killed or, with a number, after that many.
 */
const [dataDir, limit = 'Infinity'] = process.argv.slice(2);
const { db, close } = await openDatabase({ dataDir: dataDir! });
const found = await db.select({ key: throttleCounters.key }).from(throttleCounters);
console.log(`found ${found.map(({ key }) => key).join(' ')}`);
for (let written = 0; written < Number(limit); written++) {
  const key = `${process.pid}-${written}`;
  await db.insert(throttleCounters).values({ key, expiresAt: new Date() });
  console.log(`wrote ${key}`);
}
await close();
