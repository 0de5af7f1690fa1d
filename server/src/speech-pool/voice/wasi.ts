import { webAssembly, type Program } from './web-assembly.ts';

/** What a program left behind. */
export type WasiRun = { exitCode: number; stdout: string; files: Map<string, Uint8Array> };

type MemoryFile = { bytes: Uint8Array; length: number; at: number };

const STDOUT = 1;
const ROOT = 3;
const FIRST_FILE = 4;
const OK = 0;
const BAD_DESCRIPTOR = 8;
const NOT_FOUND = 44;
const CREATE = 1;
const TRUNCATE = 8;
const ALL_RIGHTS = 0xffff_ffffn;
const CHARACTER_DEVICE = 2;
const DIRECTORY = 3;
const REGULAR_FILE = 4;

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

/**
 * Runs a command-line program compiled to WebAssembly, with one folder that exists only in memory.
 * It has the calls that the embedded voices need and no others; nothing of the machine is reachable.
 */
export function runWasi(
  program: Program,
  args: string[],
  given: Map<string, Uint8Array> = new Map(),
): WasiRun {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const argv = args.map((arg) => encoder.encode(`${arg}\0`));
  const files = new Map<string, MemoryFile>();
  for (const [name, bytes] of given) files.set(name, { bytes, length: bytes.length, at: 0 });
  const open = new Map<number, MemoryFile>();
  let nextDescriptor = FIRST_FILE;
  let stdout = '';

  const instance = new webAssembly.Instance(program, { wasi_snapshot_preview1: calls() });
  const { memory, _start: start } = instance.exports;
  const view = () => new DataView(memory.buffer);
  const bytesAt = (at: number, length: number) => new Uint8Array(memory.buffer, at, length);
  const setU32 = (at: number, value: number) => view().setUint32(at, value, true);

  /** The program's list of (address, length) pairs. */
  function buffers(list: number, count: number) {
    return Array.from({ length: count }, (_, index) =>
      bytesAt(
        view().getUint32(list + index * 8, true),
        view().getUint32(list + index * 8 + 4, true),
      ),
    );
  }

  function calls() {
    return {
      args_sizes_get(count: number, size: number) {
        setU32(count, argv.length);
        setU32(
          size,
          argv.reduce((sum, arg) => sum + arg.length, 0),
        );
        return OK;
      },
      args_get(pointers: number, strings: number) {
        for (const [index, arg] of argv.entries()) {
          setU32(pointers + index * 4, strings);
          bytesAt(strings, arg.length).set(arg);
          strings += arg.length;
        }
        return OK;
      },
      clock_time_get(_clock: number, _precision: bigint, time: number) {
        view().setBigUint64(time, 0n, true);
        return OK;
      },
      fd_close(descriptor: number) {
        open.delete(descriptor);
        return OK;
      },
      fd_fdstat_get(descriptor: number, stat: number) {
        view().setUint8(stat, kindOf(descriptor));
        view().setUint16(stat + 2, 0, true);
        view().setBigUint64(stat + 8, ALL_RIGHTS, true);
        view().setBigUint64(stat + 16, ALL_RIGHTS, true);
        return OK;
      },
      fd_fdstat_set_flags: () => OK,
      fd_prestat_get(descriptor: number, stat: number) {
        if (descriptor !== ROOT) return BAD_DESCRIPTOR;
        setU32(stat, 0);
        setU32(stat + 4, 1);
        return OK;
      },
      fd_prestat_dir_name(_descriptor: number, name: number) {
        bytesAt(name, 1).set(encoder.encode('/'));
        return OK;
      },
      fd_read(descriptor: number, list: number, count: number, read: number) {
        const file = open.get(descriptor);
        if (!file) return BAD_DESCRIPTOR;
        let total = 0;
        for (const buffer of buffers(list, count)) {
          const part = file.bytes.subarray(file.at, Math.min(file.length, file.at + buffer.length));
          buffer.set(part);
          file.at += part.length;
          total += part.length;
        }
        setU32(read, total);
        return OK;
      },
      fd_seek(descriptor: number, offset: bigint, whence: number, position: number) {
        const file = open.get(descriptor);
        if (!file) return BAD_DESCRIPTOR;
        const from = [0, file.at, file.length][whence] ?? 0;
        file.at = Math.max(0, from + Number(offset));
        view().setBigUint64(position, BigInt(file.at), true);
        return OK;
      },
      fd_write(descriptor: number, list: number, count: number, written: number) {
        const parts = buffers(list, count);
        const file = open.get(descriptor);
        for (const part of parts) {
          if (file) append(file, part);
          else if (descriptor === STDOUT) stdout += decoder.decode(part.slice());
        }
        setU32(
          written,
          parts.reduce((sum, part) => sum + part.length, 0),
        );
        return OK;
      },
      path_open(
        _folder: number,
        _lookup: number,
        path: number,
        length: number,
        flags: number,
        _rights: bigint,
        _inherited: bigint,
        _fdFlags: number,
        descriptor: number,
      ) {
        const name = decoder.decode(bytesAt(path, length).slice());
        const file = files.get(name) ?? (flags & CREATE ? emptyFile() : undefined);
        if (!file) return NOT_FOUND;
        if (flags & TRUNCATE) file.length = 0;
        file.at = 0;
        files.set(name, file);
        open.set(nextDescriptor, file);
        setU32(descriptor, nextDescriptor++);
        return OK;
      },
      proc_exit(code: number) {
        throw new Exit(code);
      },
    };
  }

  return {
    exitCode: exitCodeOf(start),
    stdout,
    files: new Map(
      [...files].map(([name, file]) => [name, file.bytes.subarray(0, file.length)] as const),
    ),
  };
}

function exitCodeOf(start: () => void) {
  try {
    start();
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.code;
    throw error;
  }
}

function kindOf(descriptor: number) {
  if (descriptor === ROOT) return DIRECTORY;
  return descriptor < ROOT ? CHARACTER_DEVICE : REGULAR_FILE;
}

const emptyFile = (): MemoryFile => ({ bytes: new Uint8Array(64 * 1024), length: 0, at: 0 });

function append(file: MemoryFile, part: Uint8Array) {
  const end = file.at + part.length;
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2));
    larger.set(file.bytes.subarray(0, file.length));
    file.bytes = larger;
  }
  file.bytes.set(part, file.at);
  file.at = end;
  file.length = Math.max(file.length, end);
}
