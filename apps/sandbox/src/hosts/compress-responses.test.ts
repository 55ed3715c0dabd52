import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@shop/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActiveFaults } from '../faults/active-faults';
import { applyFaults } from '../faults/apply-faults';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { compressResponses } from './compress-responses';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => {
  await sandbox.close();
});

const large = `${calls.goodsList.path}?client_id=510001&domain_area=universal&platform=web`;
const origin = 'http://nova.localhost:4000';

async function ask(path: string, accepted: string, host = 'api.localhost') {
  return sandbox.request({ host, path, headers: { 'accept-encoding': accepted, origin } });
}

describe('a response of a kilobyte or more', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for %s', async (accepted, encoding, decompress) => {
    const plain = await ask(large, 'identity');
    const { headers, rawPayload } = await ask(large, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Origin, accept-encoding');
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(plain.rawPayload.length).toBeGreaterThan(1024);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(rawPayload).toString()).toBe(plain.body);
  });

  it('is compressed on other hosts too', async () => {
    const { headers, rawPayload } = await ask('/', 'gzip', 'localhost');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toContain('<!doctype html>');
  });
});

it('a small response is not compressed', async () => {
  const { headers, rawPayload } = await ask(`${calls.initPage.path}?domain_area=universal`, 'br');
  expect(rawPayload.length).toBeLessThan(1024);
  expect(headers['content-encoding']).toBeUndefined();
});

it('the body of a request is not decompressed', async () => {
  const response = await sandbox.request({
    host: 'nova.localhost',
    path: '/csp-report',
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', 'content-encoding': 'gzip' },
    body: JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } }),
  });
  expect(response.statusCode).toBe(204);
});

it('a truncated response has half of its bytes and the length of the whole, as without compression', async () => {
  const content = 'x'.repeat(4_000);
  const faults = createActiveFaults();
  faults.add({ host: '*', path: '*', kind: 'truncated', value: '', times: 1 });
  const app = Fastify({ forceCloseConnections: true });
  compressResponses(app);
  void app.register((host, _options, done) => {
    applyFaults(host, { faults, isControlled: true });
    host.get('/', async () => content);
    done();
  });
  const address = await app.listen({ port: 0 });
  const received = await new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const { headers } = response;
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.once('error', () => {
        const { 'content-encoding': encoding, 'content-length': length } = headers;
        resolve({ encoding, length, bytes });
      });
    }).once('error', reject);
  });
  await app.close();
  expect(received).toEqual({ encoding: undefined, length: '4000', bytes: 2_000 });
});
