import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a request that is still arriving may take once the server stops. */
const MAY_ARRIVE_MS = 1000;
/** And how long a response may take. */
const MAY_LEAVE_MS = 7000;
const LOOK_EVERY_MS = 100;

/**
 * Lets a stop wait for running requests and nothing else: an idle keep-alive connection, or an
 * upload that never ends, would delay it until the process is killed.
 */
export function endConnectionsWhenStopping(app: FastifyInstance) {
  const open = new Set<Socket>();
  const answering = new Map<Socket, IncomingMessage>();
  const timers: NodeJS.Timeout[] = [];
  let stopping = false;

  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response) => {
    answering.set(request.socket, request);
    response.once('close', () => answering.delete(request.socket));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    stopping = true;
    timers.push(
      setTimeout(() => timers.push(setInterval(endUnarrived, LOOK_EVERY_MS)), MAY_ARRIVE_MS),
      setTimeout(() => app.server.closeAllConnections(), MAY_LEAVE_MS),
    );
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });

  function endUnarrived() {
    for (const socket of open) if (!answering.get(socket)?.complete) socket.destroy();
  }
}
