import type { Server } from 'node:net';

/** The address of a server for clients on the same machine. */
export interface ListeningAddress {
  readonly host: string;
  readonly port: number;
}

const loopbacks: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/**
 * Returns the address at which a server can call itself: the one it listens on, or the loopback if
 * it listens on all.
 *
 * @throws Error if the server does not listen on a port.
 */
export function listeningAddress(server: Pick<Server, 'address'>): ListeningAddress {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('listening on no port');
  return { host: loopbacks.get(address.address) ?? address.address, port: address.port };
}
