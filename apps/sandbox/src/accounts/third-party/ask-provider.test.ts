import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listeningAddress } from '../../hosts/listening-address';
import { askOverHttp } from './ask-provider';

const statuses: Readonly<Record<string, number>> = { '/wrong': 400, '/moved': 302 };
let server: Server;
let port = 0;
const here = () => listeningAddress(server);
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      response.statusCode = statuses[url ?? ''] ?? 200;
      response.setHeader('location', '/elsewhere');
      response.end([method, url, headers.host, headers['content-type'], body].join(' '));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = here().port;
});
afterAll(async () => new Promise((resolve) => server.close(resolve)));

describe('asking a provider', () => {
  it('sends a GET with the Host header of the provider', async () => {
    const reply = await askOverHttp(here)({ path: '/google/jwks?a=b' });
    const body = `GET /google/jwks?a=b id.localhost:${String(port)}  `;
    expect(reply).toEqual({ status: 200, body });
  });

  it('sends a form as a URL-encoded POST', async () => {
    const reply = await askOverHttp(here)({ path: '/google/token', form: { code: 'ä&=' } });
    expect(reply.body).toMatch(/^POST \/google\/token .*x-www-form-urlencoded code=%C3%A4%26%3D$/);
  });

  it('follows no redirect', async () => {
    expect(await askOverHttp(here)({ path: '/moved' })).toMatchObject({
      status: 302,
      body: expect.stringMatching(/^GET \/moved /),
    });
  });

  it('returns the status of a refusal, and rejects when there is no response', async () => {
    expect(await askOverHttp(here)({ path: '/wrong' })).toMatchObject({ status: 400 });
    await expect(
      askOverHttp(() => ({ host: '127.0.0.1', port: 1 }))({ path: '/' }),
    ).rejects.toThrow('ECONNREFUSED');
  });
});
