import type { Server } from 'node:net';

/** Where a server is reached from the machine it runs on. */
export interface ListeningAddress {
  readonly host: string;
  readonly port: number;
}

const loopbacks: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/**
 * The address at which a server can call itself: the one it listens on, or the loopback where it
 * listens on all.
 *
 * @throws Error for a server that does not listen on a port.
 */
export function listeningAddress(server: Pick<Server, 'address'>): ListeningAddress {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('listening on no port');
  return { host: loopbacks.get(address.address) ?? address.address, port: address.port };
}
