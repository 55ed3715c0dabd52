import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { createServer } from './server';
import { listeningAddress } from './listening-address';
import { defaultLimits } from './server-limits';

let sandbox: TestSandbox;
let server: FastifyInstance = Fastify();
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterEach(async () => server.close());
afterAll(async () => sandbox.close());

const short = { ...defaultLimits, headersTimeoutMs: 50, requestTimeoutMs: 100, checkPauseMs: 25 };

/** Sends an incomplete request; resolves to the data received until the connection closes. */
async function sendBeginning(text: string): Promise<string> {
  const { host, port } = listeningAddress(server.server);
  const socket = connect(port, host);
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('a server', () => {
  it('has the configured limits', () => {
    server = createServer(sandbox.services);
    expect(server.server).toMatchObject({
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      maxConnections: 2_000,
    });
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a body', 'POST /dot.php HTTP/1.1\r\nHost: track.localhost\r\nContent-Length: 9\r\n\r\n{'],
  ])('closes a connection whose request never ends its %s', async (_, text) => {
    server = createServer(sandbox.services, short);
    await server.listen({ host: '127.0.0.1', port: 0 });
    expect(await sendBeginning(text)).toContain('408 Request Timeout');
  });

  it('limits the number of connections', async () => {
    server = createServer(sandbox.services, { ...defaultLimits, maxConnections: 1 });
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { host, port } = listeningAddress(server.server);
    const first = connect(port, host);
    await once(first, 'connect');
    expect(await sendBeginning('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('');
    first.destroy();
  });
});
