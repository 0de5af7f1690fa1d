import type { MeasuredServer } from '../support/measured-server.ts';

/** How much more memory may be in use afterwards, as a fraction. */
const GROWTH_MAX = 0.1;

type Memory = Awaited<ReturnType<MeasuredServer['memory']>>;
type Proof = { facts: string[]; wrong: string[] };

/** Prints the result, and exits with 0 if nothing is wrong. */
export async function prove(server: MeasuredServer, run: () => Promise<Proof>) {
  const started = Date.now();
  try {
    const { facts, wrong } = await run();
    const health = server.isRunning() ? (await fetch(`${server.url}/api/health`)).status : 'gone';
    const faults = [
      ...wrong,
      ...server.errors(),
      ...facts.filter((fact) => fact.endsWith(TOO_MUCH)),
      ...(health === 200 ? [] : [`the server is not well: ${health}`]),
    ];
    const seconds = Math.round((Date.now() - started) / 1000);
    print([...facts, `warnings in the log: ${server.warnings().length}`, `took ${seconds} s`]);
    print(faults.slice(0, 20).map((fault) => `WRONG: ${fault}`));
    print([faults.length === 0 ? 'proved' : `${faults.length} faults`]);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

const print = (lines: string[]) => lines.forEach((line) => process.stdout.write(`${line}\n`));

export function countsOf(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ');
}

const TOO_MUCH = 'which is too much';

export function growthOf(before: Memory, after: Memory): string[] {
  return (['objects', 'buffers', 'resident'] as const).map((kind) => {
    const growth = after[kind] / before[kind] - 1;
    const told = `${kind}: ${megabytes(before[kind])} before, ${megabytes(after[kind])} after, ${(growth * 100).toFixed(1)} %`;
    return growth > GROWTH_MAX ? `${told}, ${TOO_MUCH}` : told;
  });
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
