/**
 * Leaving: what is under way is answered, and nobody who merely keeps a connection open is waited for.
 * Node alone waits for silent connections and for those that became idle after the server began to close.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than any call should take; what is still under way then is cut off, and rolls back. */
const LONGEST_DRAIN_MS = 10_000;

export interface Drain {
  /** Closes every connection as soon as nothing is under way on it; to be called beside the server's own close. */
  readonly begin: () => void;
}

/** Watches a server's connections; call it before the server listens. */
export function watchConnections(server: Server): Drain {
  const underWay = new Map<Socket, number>();
  let draining = false;
  const change = (socket: Socket, by: number): void => {
    const left = (underWay.get(socket) ?? 0) + by;
    underWay.set(socket, left);
    if (draining && left === 0) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
  return {
    begin: () => {
      draining = true;
      for (const [socket, left] of underWay) if (left === 0) socket.destroySoon();
      setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS).unref();
    },
  };
}
