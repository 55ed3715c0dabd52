import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { listeningAddress } from '../hosts/listening-address';

/** The route from a sandbox to its database. */
export interface DatabaseLink {
  readonly url: string;
  /** Lets nothing through while everything stays connected, like a frozen database. */
  freeze(): void;
  /** Breaks all connections and refuses new ones, like a database that is being restarted. */
  cut(): void;
  /** Ends both. */
  restore(): void;
  close(): Promise<void>;
}

/** Creates a link to a database. */
export async function linkDatabase(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'frozen' | 'cut' = 'open';

  function join([near, far]: readonly [Socket, Socket]): void {
    near.pipe(far);
    far.pipe(near);
  }
  function breakAll(): void {
    for (const pair of sockets) for (const socket of pair) socket.destroy();
  }

  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    sockets.add(pair);
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(pair);
        other.destroy();
      });
    }
    if (state === 'open') join(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(listeningAddress(server).port);

  return {
    url: url.href,
    freeze() {
      state = 'frozen';
      for (const [near, far] of sockets) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    cut() {
      state = 'cut';
      breakAll();
    },
    restore() {
      if (state === 'frozen') sockets.forEach(join);
      state = 'open';
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
