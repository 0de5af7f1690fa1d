/**
 * Loaded into the server first (`node --import`): reports its memory use, without garbage, to the
 * parent process.
 */
import { isMainThread } from 'node:worker_threads';

export type Sample = { heap: number; rss: number; buffers: number; cpuMs: number };

if (isMainThread && process.send) {
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, rss, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const sample: Sample = {
      heap: heapUsed,
      rss,
      buffers: external,
      cpuMs: (user + system) / 1000,
    };
    process.send?.(sample);
  });
  // The channel must not keep a stopping server alive.
  process.channel?.unref();
}
