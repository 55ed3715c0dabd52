import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { askOverHttp } from '../accounts/third-party/ask-provider';
import { sendWebhooksTo } from '../providers/send-webhook';
import { listeningAddress } from './listening-address';

function at(address: string) {
  return { address: () => ({ address, port: 4000, family: 'IPv4' }) };
}

describe('listeningAddress', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.2', '127.0.0.2'],
    ['192.0.2.7', '192.0.2.7'],
    ['::1', '::1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '::1'],
  ])('of a server on %s is %s', (address, host) => {
    expect(listeningAddress(at(address))).toEqual({ host, port: 4000 });
  });

  it('throws if the server does not listen', () => {
    expect(() => listeningAddress({ address: () => null })).toThrow('no port');
  });

  it('reaches a server on another loopback address', async () => {
    const server = createServer((request, response) => response.end(request.headers.host));
    await once(server.listen(0, '127.0.0.2'), 'listening');
    const find = () => listeningAddress(server);
    const { port } = find();
    expect(await sendWebhooksTo(find)('paypal', '{}', {})).toBe(200);
    const answer = await askOverHttp(find)({ path: '/' });
    expect(answer).toEqual({ status: 200, body: `id.localhost:${String(port)}` });
    server.close();
  });
});
