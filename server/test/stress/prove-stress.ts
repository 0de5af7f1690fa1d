/**
 * Lets the embedded voices say everything in the stress gym. `usable.json` in the contract keeps what
 * each voice says so that the engine hears its strong part, and of pairs also tells the two apart;
 * `measured.json` how long, high and loud a voice makes each part. Run: npm run prove:stress
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StressItem, stressItems, type StressModel, stressPairs } from '@saywell/contract';
import { EAR_VOICES, marginOf } from '../ear/ear-clips.ts';
import { heardIn } from './stress-clips.ts';

/** As for ear training; docs/decisions/053 has the figures behind it. */
const LEAST_MARGIN = 3;

const print = (line: string) => process.stdout.write(`${line}\n`);
const models = new Map<string, StressModel>();
const usable: Record<string, string[]> = {};

for (const { name, voice } of EAR_VOICES) {
  const clear = new Set<string>();
  for (const item of stressItems) {
    const { isClear, model } = await heardIn(item, voice);
    if (isClear) clear.add(item.id);
    else print(`${name} is not heard right: ${item.id}`);
    if (model && !models.has(item.id)) models.set(item.id, model);
  }
  for (const [one, other] of stressPairs) {
    const words = [earWord(one), earWord(other)] as const;
    const margin = await marginOf({ id: one.id, place: 'middle', words }, voice);
    if (margin >= LEAST_MARGIN && clear.has(one.id) && clear.has(other.id)) continue;
    print(`${name} does not say apart: ${one.text}/${other.text} (${margin.toFixed(1)})`);
    clear.delete(one.id);
    clear.delete(other.id);
  }
  usable[name] = [...clear];
  print(`${name}: ${clear.size} of ${stressItems.length}`);
}

const folder = join(import.meta.dirname, '../../../contract/src/stress');
const known = stressItems.flatMap(({ id }) => {
  const model = models.get(id);
  return model ? [`  ${JSON.stringify(id)}: ${JSON.stringify(model)}`] : [];
});
await writeFile(join(folder, 'measured.json'), `{\n${known.join(',\n')}\n}\n`);
await writeFile(join(folder, 'usable.json'), `${JSON.stringify(usable, null, 2)}\n`);
const asked = new Set(Object.values(usable).flat());
print(`${asked.size} of ${stressItems.length} can be asked, ${known.length} have a model`);

function earWord({ text, trains: { forms = [] } }: StressItem) {
  const [form] = forms;
  return form ? { text, says: form.sounds } : { text };
}
