import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread } from '../../src/speech-pool/threads/thread.ts';

/** A thread for the pool's own tests: it does what the task says. */
export type ScriptedTask =
  { say: string } | { wait: number } | { spin: true } | { die: true } | { fail: string };

const { startFails } = workerData as { startFails: boolean };
if (startFails) throw new Error('This thread never starts');

const send = (message: FromThread) => parentPort!.postMessage(message, []);

parentPort!.on('message', (task: ScriptedTask) => {
  if ('spin' in task) for (;;);
  if ('die' in task) process.exit(1);
  if ('wait' in task) {
    setTimeout(() => send({ result: task.wait }), task.wait);
  } else if ('fail' in task) send({ error: task.fail });
  else send({ result: task.say });
});
send({ ready: true });
