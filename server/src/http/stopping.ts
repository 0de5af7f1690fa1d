import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** When the server stops, a request that is on its way has so long to arrive. */
const MAY_ARRIVE_MS = 1000;
/** And an answer so long to be made and read. */
const MAY_LEAVE_MS = 7000;
const LOOK_EVERY_MS = 100;

/**
 * Lets a stop wait for those who are being answered, and for nobody else: a connection kept for a
 * next request, or an upload that never ends, would hold it up until the process is ended by force.
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
