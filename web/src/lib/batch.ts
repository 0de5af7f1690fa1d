type Options<Item> = {
  /** Whether waiting items may be sent, must wait, or must be dropped. */
  may: () => 'send' | 'wait' | 'drop';
  post: (items: Item[]) => void;
};

const PER_REQUEST = 25;
/** Beyond this the oldest are dropped: a page left open offline must not collect forever. */
const WAITING_MAX = 100;
const WAIT_MS = 10_000;

/**
 * Collects reports and posts them in batches: soon after the last one, or when the page is hidden,
 * on a phone often the last event a page gets.
 */
export function createBatch<Item>({ may, post }: Options<Item>) {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const decision = may();
    if (decision === 'drop') waiting = [];
    if (decision !== 'send') return;
    const items = waiting;
    waiting = [];
    for (let at = 0; at < items.length; at += PER_REQUEST) {
      post(items.slice(at, at + PER_REQUEST));
    }
  }

  function add(item: Item) {
    if (may() === 'drop') return;
    waiting = [...waiting, item].slice(-WAITING_MAX);
    timer ??= setTimeout(flush, WAIT_MS);
  }

  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
    window.addEventListener('pagehide', flush);
  }
  return { add, flush };
}

/** Posts in a way that survives leaving the page. Nobody waits for it, and failures are ignored. */
export function postQuietly(path: string, body: unknown): void {
  try {
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
    if ('sendBeacon' in navigator && navigator.sendBeacon(path, json)) return;
    void fetch(path, { method: 'POST', body: json, keepalive: true }).catch(() => {});
  } catch {
    // Analytics must never cause an error.
  }
}

/** A version 4 UUID. `crypto.randomUUID` is missing on pages without HTTPS. */
export function randomId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
