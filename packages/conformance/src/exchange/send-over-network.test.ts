import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendOverNetwork } from './send-over-network';

const { send, close } = sendOverNetwork();
let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const paths: Readonly<Record<string, () => void>> = {
      '/away': () => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
      '/large': () => response.end('x'.repeat(3 * 1024 * 1024)),
      '/gone': () => response.destroy(),
    };
    const answer = paths[request.url ?? ''] ?? (() => response.end(request.headers.host));
    answer();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  base = `http://api.localhost:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterAll(async () => {
  await close();
  server.close();
});

it('resolves *.localhost to this machine', async () => {
  const answer = await send({ url: `${base}/`, headers: {} });
  expect(answer).toMatchObject({ status: 200, body: new URL(base).host });
});

it('does not follow a redirect', async () => {
  const answer = await send({ url: `${base}/away`, headers: {} });
  expect(answer).toMatchObject({
    status: 302,
    headers: { location: 'https://elsewhere.example/' },
  });
});

it.each(['/large', '/gone'])('rejects when there is no complete response: %s', async (path) => {
  await expect(send({ url: `${base}${path}`, headers: {} })).rejects.toThrow();
});
