import { createServer } from 'node:net';

/**
 * Below the ephemeral ports: one of those could be taken by an outgoing connection before the
 * server listens.
 */
const FIRST_PORT = 15_000;
const LAST_PORT = 31_999;
const ATTEMPTS = 50;

/**
 * A port that nobody is listening on.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
    if (await isFree(port)) return port;
  }
  throw new Error('No free port');
}

/** @returns {Promise<boolean>} */
function isFree(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
