import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

const Heap = z.object({ totalSize: z.number(), backingStorageSize: z.number() });
const Remote = z.object({ objectId: z.string() });
const Evaluated = z.object({ result: Remote });
const Found = z.object({ objects: Remote });
const Counted = z.object({ result: z.object({ value: z.number() }) });

/** Bytes that a worker of the page holds; its script has this name. */
export async function memoryOfWorker(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const ask = await attachTo(session, name);
  const heap = Heap.parse(await ask('Runtime.getHeapUsage'));
  // The heap does not count what WebAssembly has.
  const { result } = Evaluated.parse(
    await ask('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' }),
  );
  const { objects } = Found.parse(
    await ask('Runtime.queryObjects', { prototypeObjectId: result.objectId }),
  );
  const counted = await ask('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: `function () {
      return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    }`,
    returnByValue: true,
  });
  const webAssembly = Counted.parse(counted).result.value;
  await session.detach();
  return { heap: heap.totalSize, buffers: heap.backingStorageSize, webAssembly };
}

/** Playwright has no session for a worker: its messages go through the one of the page. */
async function attachTo(session: CDPSession, name: string) {
  const attached = new Promise<string>((resolve) =>
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.url.includes(name)) resolve(sessionId);
    }),
  );
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  let last = 0;
  return (method: string, params: object = {}) => {
    const id = ++last;
    const answered = new Promise<unknown>((resolve, reject) =>
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message) as { id?: number; result?: unknown; error?: unknown };
        if (answer.id !== id) return;
        if (answer.error) reject(new Error(`${method}: ${JSON.stringify(answer.error)}`));
        else resolve(answer.result);
      }),
    );
    const message = JSON.stringify({ id, method, params });
    return session.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answered);
  };
}
