import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/open.ts';
import { asSuperuser, databaseUrl } from './database.ts';

/**
 * Creates and migrates a database once, on the server of TEST_DATABASE_URL, for the files to copy.
 */
export default async function setup(project: TestProject) {
  const url = process.env['TEST_DATABASE_URL']!;
  const name = `saywell_template_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(url, `create database ${name}`);
  const database = await openDatabase({ url: databaseUrl(url, name), dataDir: '' });
  await database.close();
  project.provide('databaseTemplate', { kind: 'postgres', url, name });
  return () => asSuperuser(url, `drop database ${name} with (force)`);
}
