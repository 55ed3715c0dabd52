import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { callOfKind } from '../testing/calls';
import { type Clock, type Transport, createTransport } from './create-transport';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A clock without pauses, so that the tests need no fake time. */
const clock: Clock = {
  now: () => 0,
  startTimer: () => () => undefined,
  wait: () => Promise.resolve(),
};

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts a server that handles each request with the next handler. Returns its address. */
async function listen(...handlers: readonly Handler[]): Promise<string> {
  const left = [...handlers];
  const server = createServer((request, response) => {
    left.shift()?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

function transportOver(...hosts: readonly string[]): Transport {
  return createTransport({
    hosts,
    backEnd: { sameBackend: true, honoursIdempotencyKey: true },
    fetch,
    clock,
    hostMemory: { read: () => null, write: () => undefined, clear: () => undefined },
    language: () => 'en',
    token: () => 't0k&n',
    onEvent: () => undefined,
  });
}

function send(transport: Transport) {
  const { signal } = new AbortController();
  return transport.send({ call: callOfKind.read, params: { id: 'ü &=?#/' }, signal });
}

const json =
  (body: object, status = 200): Handler =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const good = json({ code: 1, msg: '', content: { value: 'x' } });
const content = { kind: 'content', content: { value: 'x' } };

describe('a transport over real HTTP', () => {
  it('sends the query, and no cookie or referrer', async () => {
    const requests: IncomingMessage[] = [];
    const host = await listen((request, response) => {
      requests.push(request);
      good(request, response);
    });
    expect(await send(transportOver(host))).toEqual(content);
    const [request] = requests;
    const url = new URL(request?.url ?? '', host);
    expect([request?.method, url.pathname, [...url.searchParams]]).toEqual([
      'GET',
      '/api/x',
      [
        ['spec_lang', 'en'],
        ['oauth_token', 't0k&n'],
        ['id', 'ü &=?#/'],
      ],
    ]);
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(request?.headers).not.toHaveProperty('referer');
  });

  it('reads a refusal in an HTTP error', async () => {
    const host = await listen(json({ code: -3003, msg: 'no such role' }, 400));
    expect(await send(transportOver(host))).toMatchObject({ kind: 'refused', code: -3003 });
  });

  it.each<[string, Handler]>([
    ['a connection that is reset', ({ socket }) => socket.destroy()],
    [
      'a body that breaks off',
      ({ socket }, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"code":1,', () => socket.destroy());
      },
    ],
    ['a 502 with a page', (_, response) => response.writeHead(502).end('<html>')],
    ['a 200 with a page', (_, response) => response.writeHead(200).end('<html>')],
    ['a 204', (_, response) => response.writeHead(204).end()],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/other' }).end()],
  ])('sends the call again after %s', async (_, fault) => {
    const host = await listen(fault, good);
    expect(await send(transportOver(host))).toEqual(content);
  });

  it('moves to a backup host when the primary refuses connections', async () => {
    const primary = await listen();
    closers.shift()?.();
    expect(await send(transportOver(primary, await listen(good)))).toEqual(content);
  });
});
