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

describe('readPort', () => {
  it.each([
    [undefined, 4000],
    ['', 4000],
    ['4001', 4001],
    ['65535', 65_535],
  ])('returns %s as %i', (value, port) => {
    expect(readPort(value)).toBe(port);
  });

  it.each(['0', '65536', '-1', '4000x', 'four', '4e3', ' 80'])('rejects "%s"', (value) => {
    expect(() => readPort(value)).toThrow(`PORT is "${value}"`);
  });
});

describe('ensurePortFree', () => {
  // Only Linux has other loopback addresses.
  const hosts = ['127.0.0.1', '0.0.0.0', ...(process.platform === 'linux' ? ['127.0.0.2'] : [])];

  it.each(hosts)('suggests another port if the port is taken on %s', async (host) => {
    const { port, release } = await occupyPort(host);

    await expect(ensurePortFree(port)).rejects.toThrow(`PORT=${port + 1} npm start`);
    release();
  });

  it('resolves if the port is free', async () => {
    const { port, release } = await occupyPort('127.0.0.1');
    await new Promise((resolve) => release().on('close', resolve));

    await expect(ensurePortFree(port)).resolves.toBeUndefined();
  });
});
