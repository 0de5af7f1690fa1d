/**
 * Lets every embedded voice say both words of every pair of ear training, and keeps the pairs that
 * our own engine tells apart in usable.json of the contract. Run: npm run prove:ear,
 * or with the ids of the contrasts that changed: npm run prove:ear -- uh-uw m-ng
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { earContrasts, type EarPair, usableEarPairs } from '@saywell/contract';
import { LEAST_MARGIN } from '../../src/features/voices/ear-words.ts';
import { EAR_VOICES, marginOf } from './ear-clips.ts';

const RESULTS = join(import.meta.dirname, '../../../contract/src/ear/usable.json');

const print = (line: string) => process.stdout.write(`${line}\n`);
const usable = new Map(EAR_VOICES.map(({ name }): [string, string[]] => [name, []]));
const changed = process.argv.slice(2);
for (const { id, pairs } of earContrasts) {
  if (changed.length > 0 && !changed.includes(id)) {
    for (const { name } of EAR_VOICES) usable.get(name)!.push(...provedBefore(name, pairs));
    continue;
  }
  const counts: string[] = [];
  for (const { name, voice } of EAR_VOICES) {
    const apart: string[] = [];
    for (const pair of pairs)
      if ((await marginOf(pair, voice)) >= LEAST_MARGIN) apart.push(pair.id);
    usable.get(name)!.push(...apart);
    counts.push(`${apart.length} of ${pairs.length}`);
  }
  print(`${id}: ${counts.join(', ')}`);
}
const sorted = [...usable].map(([voice, pairs]) => [voice, pairs.toSorted()]);
await writeFile(RESULTS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);

function provedBefore(name: string, pairs: readonly EarPair[]) {
  return pairs.map(({ id }) => id).filter((id) => usableEarPairs[name]?.includes(id));
}
