/**
 * Loaded into the server before it (`node --import`): answers whoever started it with what it holds,
 * garbage not counted.
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
  // Listening must not keep a server alive that has been asked to stop.
  process.channel?.unref();
}
