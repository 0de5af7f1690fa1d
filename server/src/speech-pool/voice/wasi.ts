import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { webAssembly, type Program } from './web-assembly.ts';

/** What a program left behind. */
export type WasiRun = { exitCode: number; stdout: string; files: Map<string, Uint8Array> };

/**
 * Runs a command-line program compiled to WebAssembly, with one folder that exists only in memory.
 * Nothing of the machine can be reached: its clock stands still, so that the same call always gives
 * the same answer.
 */
export function runWasi(
  program: Program,
  args: string[],
  given: Map<string, Uint8Array> = new Map(),
): WasiRun {
  const files = Array.from(given, ([name, bytes]) => [name, new File(bytes)] as const);
  const folder = new PreopenDirectory('/', new Map(files));
  const stdout = emptyFile();
  const wasi = new WASI(args, [], [emptyFile(), stdout, emptyFile(), folder], { debug: false });
  const instance = new webAssembly.Instance(program, {
    wasi_snapshot_preview1: {
      ...wasi.wasiImport,
      clock_time_get(_clock: number, _precision: bigint, time: number) {
        new DataView(instance.exports.memory.buffer).setBigUint64(time, 0n, true);
        return 0;
      },
    },
  });
  return {
    exitCode: wasi.start(instance),
    stdout: new TextDecoder().decode(stdout.file.data),
    files: new Map(
      Array.from(folder.dir.contents).flatMap(([name, entry]) =>
        entry instanceof File ? [[name, entry.data] as const] : [],
      ),
    ),
  };
}

function emptyFile(): OpenFile {
  return new OpenFile(new File([]));
}
