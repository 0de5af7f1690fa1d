import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The kernel's groups of threads that share a limit of processor time; only root may make some. */
const GROUPS = '/sys/fs/cgroup/cpu';
/** A thread runs so long of every 20 ms: as on a processor that is four times slower. */
const RUN_US = 5_000;
const PERIOD_US = 20_000;
const SEARCH_MS = 20;
/** What plays and records is as punctual on a slow device. */
const PUNCTUAL = /audio|media/i;

export const canSlowThreads = () => existsSync(join(GROUPS, 'cpu.cfs_quota_us'));

/** Slows every thread of these processes, also those that are yet to begin. Returns how to end it. */
export function slowThreads(pids: readonly number[]): () => void {
  const groups = new Map<string, string>();
  const find = () => {
    for (const pid of pids) {
      for (const thread of listed(`/proc/${pid}/task`)) {
        if (!groups.has(thread)) slow(pid, thread);
      }
    }
  };
  const slow = (pid: number, thread: string) => {
    const name = readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8');
    const group = join(GROUPS, `saywell-bench-${thread}`);
    groups.set(thread, group);
    if (PUNCTUAL.test(name)) return;
    mkdirSync(group, { recursive: true });
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(RUN_US));
    writeFileSync(join(group, 'tasks'), thread);
  };
  find();
  const timer = setInterval(find, SEARCH_MS);
  return () => {
    clearInterval(timer);
    for (const group of groups.values()) {
      if (!existsSync(group)) continue;
      for (const thread of readFileSync(join(group, 'tasks'), 'utf8').split('\n')) {
        if (thread !== '') writeFileSync(join(GROUPS, 'tasks'), thread);
      }
      rmdirSync(group);
    }
  };
}

function listed(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
