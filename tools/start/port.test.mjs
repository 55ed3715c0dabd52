import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ensurePortFree, readPort } from './port.mjs';

/** @param {string} host */
async function occupyPort(host) {
  const server = createServer().listen({ port: 0, host });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, release: () => server.close() };
}

describe('the port asked for', () => {
  it.each([
    [undefined, 4000],
    ['', 4000],
    ['4001', 4001],
    ['65535', 65_535],
  ])('%s is %i', (asked, port) => {
    expect(readPort(asked)).toBe(port);
  });

  it.each(['0', '65536', '-1', '4000x', 'four', '4e3', ' 80'])('"%s" is none', (asked) => {
    expect(() => readPort(asked)).toThrow(`PORT is "${asked}"`);
  });
});

describe('a port', () => {
  // Only Linux has the second loopback address; there it stands for any address but ours.
  const hosts = ['127.0.0.1', '0.0.0.0', ...(process.platform === 'linux' ? ['127.0.0.2'] : [])];

  it.each(hosts)('held on %s is taken, and another is named', async (host) => {
    const { port, release } = await occupyPort(host);

    await expect(ensurePortFree(port)).rejects.toThrow(`PORT=${port + 1} npm start`);
    release();
  });

  it('nobody holds is free', async () => {
    const { port, release } = await occupyPort('127.0.0.1');
    await new Promise((resolve) => release().on('close', resolve));

    await expect(ensurePortFree(port)).resolves.toBeUndefined();
  });
});
