import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRequest, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { isLoopback } from './guard-control';

const controlSecret = 'a-secret-of-sixteen-letters';
let open: TestSandbox;
let locked: TestSandbox;
beforeAll(async () => {
  open = await openTestSandbox();
  locked = await openTestSandbox({ controlSecret });
});
afterAll(async () => {
  await open.close();
  await locked.close();
});

const health = { host: 'localhost', path: '/sandbox/health' };

async function statusOf(sandbox: TestSandbox, request: Partial<TestRequest> = {}): Promise<number> {
  return (await sandbox.request({ ...health, ...request })).statusCode;
}

describe('isLoopback', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.0.0.2', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.0.2.7', false],
    ['::ffff:192.0.2.7', false],
    ['128.0.0.1', false],
    ['::2', false],
    ['127.0.0.1.example', false],
    ['', false],
  ])('of %s is %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected);
  });
});

describe('control calls', () => {
  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['192.0.2.7', 403],
  ])('from %s get %i', async (from, status) => {
    expect(await statusOf(open, { from })).toBe(status);
  });

  it('use the address of the socket and ignore headers', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' };
    expect(await statusOf(open, { from: '192.0.2.7', headers })).toBe(403);
  });

  it.each([
    ['nothing', 401, {}],
    ['another secret', 401, { authorization: 'Bearer another' }],
    ['the secret alone', 401, { authorization: controlSecret }],
    ['the secret', 200, { authorization: `Bearer ${controlSecret}` }],
  ])('with a secret respond to %s with %i', async (_, status, headers) => {
    expect(await statusOf(locked, { headers })).toBe(status);
  });

  it('are restricted to loopback addresses even with the secret', async () => {
    const headers = { authorization: `Bearer ${controlSecret}` };
    expect(await statusOf(locked, { headers, from: '192.0.2.7' })).toBe(403);
  });

  it('need the secret on the console if there is one', async () => {
    const console = { host: 'localhost', path: '/' };
    expect((await locked.request(console)).body).toContain('id="secret-form"');
    expect((await open.request(console)).body).not.toContain('id="secret-form"');
    expect((await locked.request(console)).body).not.toContain(controlSecret);
  });
});

describe('the probes', () => {
  it.each(['live', 'ready'])(
    'answer %s from anywhere, without secret or control',
    async (probe) => {
      const closed = await openTestSandbox({ isControlled: false, controlSecret });
      const path = `/sandbox/health/${probe}`;
      expect(await statusOf(closed, { path, from: '192.0.2.7' })).toBe(200);
      expect(await statusOf(closed, {})).toBe(404);
      await closed.close();
    },
  );
});
