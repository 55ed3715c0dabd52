import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsPath } from '../test-sandbox/fields-path';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const origin = 'http://plain-web.localhost:4000';
const folder = mkdtempSync(join(tmpdir(), 'plain-web-'));
let sandbox: TestSandbox;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Top up</title>');
  writeFileSync(join(folder, 'main.js'), 'sell()');
  sandbox = await openTestSandbox({ plainWebFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function visit(path: string) {
  return sandbox.request({ host: 'plain-web.localhost', path });
}

describe('the third-party page', () => {
  it.each([
    ['/', 200],
    ['/main.js', 200],
    ['/none.js', 404],
    ['/../package.json', 404],
  ])('%s is answered with %i', async (path, status) => {
    expect((await visit(path)).statusCode).toBe(status);
  });

  it('may load its own files, call the API and show card frames', async () => {
    const policy = String((await visit('/')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("script-src 'self' http://pay.localhost:4000/gateway/v1.js");
    expect(policy).toContain('connect-src http://api.localhost:4000');
    expect(policy).toContain('frame-src http://cards.localhost:4000');
    expect(policy).toContain("default-src 'none'");
  });

  it('buys like a storefront, from an origin of no brand', async () => {
    const token = await sandbox.signIn('nova-player', 'starfall');
    const headers = { origin, 'sec-fetch-mode': 'cors' };
    const order = { ...purchase, oauth_token: token };
    const answer = await sandbox.ask(calls.paypalPay, order, headers);
    expect(answer).toMatchObject({ kind: 'content', content: { status: -1 } });
  });

  it('may embed the card fields', async () => {
    const token = await sandbox.signIn('nova-player', 'starfall');
    const headers = { origin, 'sec-fetch-mode': 'cors' };
    const order = { ...purchase, product_id: '510001-gems-680', spec_lang: 'en', channel: 'CARD' };
    const made = await sandbox.ask(calls.pingpongxPay, { ...order, oauth_token: token }, headers);
    const url = made.kind === 'content' ? made.content.url : '';
    const fields = await sandbox.request({
      host: new URL(url).hostname,
      path: `${fieldsPath(url)}&parent=${encodeURIComponent(origin)}`,
    });
    expect(fields.headers['content-security-policy']).toMatch(
      new RegExp(`frame-ancestors [^;]*${origin}(?: |$)`),
    );
    expect(fields.body).toContain(`data-parent="${origin}"`);
  });
});
