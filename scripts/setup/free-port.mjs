import { createServer } from 'node:net';

/**
 * Below the ports that the system hands out for connections: one of those could be taken between
 * this look and the moment when the server listens.
 */
const FIRST_PORT = 15_000;
const LAST_PORT = 31_999;
const ATTEMPTS = 50;

/**
 * A port nobody listens on right now.
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
