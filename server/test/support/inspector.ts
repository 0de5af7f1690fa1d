type Message = { id?: number; method?: string; params?: Record<string, unknown>; result?: unknown };
type Ask = (method: string, params?: object) => Promise<unknown>;

/**
 * Inspects another Node process, its main thread and its workers, through the debugger protocol.
 */
export async function openInspector(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The debugger does not answer')), {
      once: true,
    });
  });
  const workers = new Map<string, ReturnType<typeof conversation>>();
  const main = conversation((message) => socket.send(message));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { sessionId, message: inner } = (message.params ?? {}) as Record<string, string>;
    if (message.method === 'NodeWorker.attachedToWorker') {
      workers.set(
        sessionId!,
        conversation((text) => {
          void main.ask('NodeWorker.sendMessageToWorker', { sessionId, message: text });
        }),
      );
    } else if (message.method === 'NodeWorker.detachedFromWorker') workers.delete(sessionId!);
    else if (message.method === 'NodeWorker.receivedMessageFromWorker') {
      workers.get(sessionId!)?.hear(JSON.parse(inner!) as Message);
    } else main.hear(message);
  });
  await main.ask('NodeWorker.enable', { waitForDebuggerOnStart: false });

  /** Bytes in use in each thread. */
  async function heapsAfterCollection(): Promise<Heap[]> {
    const threads = [main, ...workers.values()];
    return Promise.all(threads.map(({ ask }) => heapOf(ask)));
  }

  return { heapsAfterCollection, close: () => socket.close() };
}

/** JavaScript objects, and the external memory that some of them hold, such as WebAssembly's. */
export type Heap = { objects: number; buffers: number };

async function heapOf(ask: Ask): Promise<Heap> {
  // Twice: what the first one freed may have kept alive more that the second one frees.
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const used = (await ask('Runtime.getHeapUsage')) as Record<string, number>;
  return { objects: used['usedSize'] ?? 0, buffers: used['backingStorageSize'] ?? 0 };
}

function conversation(send: (message: string) => void) {
  const waiting = new Map<number, (result: unknown) => void>();
  let asked = 0;
  const ask: Ask = (method, params = {}) => {
    asked += 1;
    const id = asked;
    send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => {
      waiting.set(id, resolve);
    });
  };
  function hear({ id, result }: Message) {
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  }
  return { ask, hear };
}
