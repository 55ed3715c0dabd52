import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { bodyOf, openConnections, sendAtRate } from './open-loop.mjs';

const cleanups = [];
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
});

async function serve(answerOf) {
  const server = createServer((request, response) => {
    const body = answerOf(request.url ?? '');
    if (body === null) response.destroy();
    else response.setHeader('content-length', Buffer.byteLength(body)).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const connections = openConnections(port, 4);
  cleanups.push(
    () => connections.close(),
    () => server.close(),
  );
  return connections;
}

it('bodyOf waits for the whole body', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n';
  expect(bodyOf(head)).toBeNull();
  expect(bodyOf(`${head}\r\nfour`)).toBeNull();
  expect(bodyOf(`${head}\r\nfives`)).toBe('fives');
});

it('sendAtRate sends what is due and counts every answer', async () => {
  const codes = ['1', '1', '-4290', '-5000', null];
  let turn = 0;
  const connections = await serve(() => {
    const code = codes[turn % codes.length] ?? null;
    turn += 1;
    return code === null ? null : `{"code":${code},"msg":""}`;
  });

  const [tally] = await sendAtRate(connections, [{ perSecond: 100, nextPath: () => '/' }], 0.1);

  expect(tally).toMatchObject({ sent: 10, failed: 4 });
  expect([tally?.good.length, tally?.inHand.length, tally?.shed.length]).toEqual([4, 4, 2]);
});
