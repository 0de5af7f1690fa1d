import { parentPort, workerData } from 'node:worker_threads';
import { startSpeech } from './speech.ts';
import type { SpeechTask, ThreadData } from './tasks.ts';
import type { FromThread } from './threads/thread.ts';

/** One speech thread: it loads the models, proves that they work, then does task after task. */
const port = parentPort!;
const send = (message: FromThread, transfer: ArrayBuffer[] = []) =>
  port.postMessage(message, transfer);

const speech = await startSpeech((workerData as ThreadData).speechFolder);
speech.check();
port.on('message', (task: SpeechTask) => {
  void answer(task);
});
send({ ready: true });

async function answer(task: SpeechTask) {
  try {
    const result = await speech.run(task);
    send({ result }, result && 'mp3' in result ? [result.mp3.buffer] : []);
  } catch (error) {
    send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
