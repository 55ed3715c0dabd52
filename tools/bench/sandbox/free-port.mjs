import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A TCP port of the loopback that nobody listens on right now.
 *
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
