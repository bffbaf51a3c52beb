/**
 * Leaving: requests in progress are answered, and idle connections are not waited for.
 * Node alone waits for silent connections and for those that became idle after the server began to close.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than any call should take; one that is still in progress then is cut off, and rolls back. */
export const LONGEST_DRAIN_MS = 10_000;

export interface Drain {
  /** Closes every connection as soon as it has no request; call it beside the server's own close. */
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
