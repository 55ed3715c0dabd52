import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a TCP port of the loopback interface that is free at the moment. */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
