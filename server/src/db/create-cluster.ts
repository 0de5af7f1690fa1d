import { PGlite } from '@electric-sql/pglite';

/**
 * Run as a process of its own: making a new database takes over 800 MB that a process never gets
 * back, and opening one that exists takes 300.
 */
const [folder] = process.argv.slice(2);
const client = await PGlite.create({ dataDir: folder! });
await client.close();
