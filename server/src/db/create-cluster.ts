import { PGlite } from '@electric-sql/pglite';
import { makeFilesPrivate } from '../private-files.ts';
import { PrivateCluster } from './private-cluster.ts';

/**
 * Run as a process of its own: making a new database takes over 800 MB that a process never gets
 * back, and opening one that exists takes 300.
 */
makeFilesPrivate();
const [folder] = process.argv.slice(2);
const client = await PGlite.create({ fs: new PrivateCluster(folder!) });
await client.close();
