import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine, type Engine } from '@saywell/speech';

const SPEECH = fileURLToPath(new URL('../../speech/', import.meta.url));

/** The engine with one pair of model files, and the speakers they were not trained on. */
export type Build = {
  name: string;
  acoustic: string;
  scorer: string;
  /** Every `count`th of the sorted speakers from `index` on, as in saywell/corpus.py. */
  fold: { index: number; count: number };
};

/** `name=ACOUSTIC.swm:SCORER.swm@0/5`; without a fold, no speaker was used in training. */
export function parseBuild(text: string): Build {
  const found = /^([^=]+)=([^:]+):([^@]+)(?:@(\d+)\/(\d+))?$/.exec(text);
  if (!found) throw new Error(`not NAME=ACOUSTIC.swm:SCORER.swm@FOLD/FOLDS: ${text}`);
  const [, name = '', acoustic = '', scorer = '', index = '0', count = '1'] = found;
  const fold = { index: Number(index), count: Number(count) };
  if (fold.index >= fold.count) throw new Error(`there is no fold ${index} of ${count}`);
  return { name, acoustic, scorer, fold };
}

/** The speakers that each build is tested on; each speaker counts once. */
export function unheardSpeakers(
  builds: readonly Build[],
  speakers: readonly string[],
): Map<string, Build> {
  const sorted = [...new Set(speakers)].toSorted((a, b) => (a < b ? -1 : 1));
  const unheard = new Map<string, Build>();
  for (const build of builds) {
    const { index, count } = build.fold;
    for (const speaker of sorted.filter((_, place) => place % count === index)) {
      const other = unheard.get(speaker);
      if (other) throw new Error(`${other.name} and ${build.name} both judge ${speaker}`);
      unheard.set(speaker, build);
    }
  }
  return unheard;
}

export function openBuild({ acoustic, scorer }: Build): Engine {
  return createEngine({
    acoustic: readFileSync(acoustic),
    scorer: readFileSync(scorer),
    letters: readFileSync(join(SPEECH, 'model/letters.swm')),
    dictionary: readFileSync(join(SPEECH, 'dictionary/words.bin')),
  });
}

/** Changes with the model files and with the engine's code, so that no stale result is used. */
export function fingerprint({ acoustic, scorer }: Build): string {
  const code = readdirSync(join(SPEECH, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing/.test(path))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((path) => join(SPEECH, 'src', path));
  const hash = createHash('sha256');
  const others = [join(SPEECH, 'model/letters.swm'), join(SPEECH, 'dictionary/words.bin')];
  for (const file of [acoustic, scorer, ...others, ...code]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
