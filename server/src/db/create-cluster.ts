import { PGlite } from '@electric-sql/pglite';
import { makeFilesPrivate } from '../private-files.ts';
import { PrivateCluster } from './private-cluster.ts';

/**
 * A process of its own: creating a database takes over 800 MB that a process never gives back, and
 * opening an existing one takes 300.
 */
makeFilesPrivate();
const [folder] = process.argv.slice(2);
const client = await PGlite.create({ fs: new PrivateCluster(folder!) });
await client.close();
