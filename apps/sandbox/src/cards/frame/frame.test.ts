import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { paymentCalls } from '@shop/contract';
import { providers } from '@shop/payments/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase } from '../../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../../test-sandbox/test-sandbox';
import { clientSecret, frameLink } from './frame-link';
import { closedLibraries, playedScripts } from './played-scripts';

const folder = mkdtempSync(join(tmpdir(), 'card-frame-'));
const page =
  '<!doctype html><script type="application/json" id="card-frame-config"></script>' +
  '<script type="module" src="/assets/index-1a2b.js"></script>';
const cards = 'http://cards.localhost:4000';
const pay = 'http://pay.localhost:4000';

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'index-1a2b.js'), 'frame()');
  sandbox = await openTestSandbox({ cardFrameFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function buy(call: 'pingpongxPay' | 'airwallexPay'): Promise<URL> {
  await sandbox.empty('orders', 'payments', 'deliveries', 'provider_events');
  token = await sandbox.signIn('nova-player', 'starfall');
  const extra: Query = call === 'pingpongxPay' ? { channel: 'CARD', spec_lang: 'en' } : {};
  const made = await sandbox.ask(paymentCalls[call], { ...purchase, ...extra, oauth_token: token });
  return new URL(made.kind === 'content' ? made.content.url : 'http://none');
}

async function visit({ host, pathname, search }: URL, headers = {}) {
  return sandbox.request({ host: host.replace(/:\d+$/, ''), path: pathname + search, headers });
}

function configIn(body: string): unknown {
  return JSON.parse(/id="card-frame-config">([^<]*)</.exec(body)?.[1] ?? 'null');
}

describe('the URL of card fields', () => {
  it('is on the card host, with the secrets in its fragment', async () => {
    const url = await buy('pingpongxPay');
    expect(url.href).toMatch(/^http:\/\/cards\.localhost:4000\/frame\/pingpongx-card\?payment=/);
    const payment = url.searchParams.get('payment') ?? '';
    const session = new URLSearchParams(url.hash.slice(1));
    expect(session.get('token')).toBe(`${payment}.${clientSecret(payment)}`);
    expect(url.search).not.toContain(clientSecret(payment));
  });

  it.each([
    ['airwallex', ['intent', 'secret', 'currency']],
    ['alipay-card', ['session']],
    ['pingpongx-card', ['token']],
  ])('of %s has %j', (provider, names) => {
    const url = new URL(frameLink({ provider, paymentId: 'P 1', currency: 'USD' }, cards));
    expect([...new URLSearchParams(url.hash.slice(1)).keys()]).toEqual(names);
    expect(url.searchParams.get('payment')).toBe('P 1');
  });
});

describe('the document of card fields', () => {
  it('is the built one with the configuration of this sandbox', async () => {
    const response = await visit(await buy('pingpongxPay'));
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('src="/assets/index-1a2b.js"');
    expect(configIn(response.body)).toMatchObject({
      environment: 'test',
      shopOrigins: expect.arrayContaining(['http://nova.localhost:4000']),
      scripts: {
        'pingpongx-card': { src: `${pay}/played/pingpongx-card.js`, global: 'PingPongCard' },
      },
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('may load one library and one provider’s fields, and be framed by shops only', async () => {
    const { headers } = await visit(await buy('pingpongxPay'));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(
      /; script-src 'self' http:\/\/cards\S+ http:\/\/pay\S+\/pingpongx-card\.js;/,
    );
    expect(policy).toContain(`; frame-src ${cards};`);
    expect(policy).toContain("; connect-src 'self';");
    expect(policy).toMatch(/frame-ancestors [^;]*http:\/\/nova\.localhost:4000/);
    expect(policy).not.toContain('https:');
  });

  it('redirects an open-source library to this sandbox before it starts', async () => {
    const { body, headers } = await visit(await buy('airwallexPay'));
    const diverting = `<script src="${pay}/played/provider-hosts.js"></script>`;
    expect(body.indexOf(diverting)).toBeGreaterThan(0);
    expect(body.indexOf(diverting)).toBeLessThan(body.indexOf('type="module"'));
    expect(headers['content-security-policy']).not.toContain('airwallex.com');
    expect((await visit(await buy('pingpongxPay'))).body).not.toContain('provider-hosts');
  });

  it('is not found for an unknown payment or one of another provider', async () => {
    const url = await buy('pingpongxPay');
    const other = new URL(url.href.replace('pingpongx-card', 'alipay-card'));
    const none = new URL(`${cards}/frame/pingpongx-card?payment=none`);
    for (const address of [other, none, new URL(`${cards}/frame/pingpongx-card`)])
      expect((await visit(address)).statusCode).toBe(404);
  });

  it('comes with files that are cached for a year', async () => {
    const { body, headers } = await visit(new URL(`${cards}/assets/index-1a2b.js`));
    expect(body).toBe('frame()');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('tells how to build it if it is not built', async () => {
    rmSync(join(folder, 'index.html'));
    const response = await visit(await buy('pingpongxPay'));
    writeFileSync(join(folder, 'index.html'), page);
    expect([response.statusCode, response.body]).toEqual([
      503,
      expect.stringContaining('npm start'),
    ]);
  });
});

describe('the simulated libraries', () => {
  it.each(playedScripts)('$path may be loaded by other origins', async ({ path }) => {
    const { statusCode, headers, body } = await visit(new URL(pay + path));
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(() => new Script(body)).not.toThrow();
  });

  it('exist for every provider with card fields', () => {
    const hosted = providers.filter(({ presentation }) => presentation === 'hosted-card');
    const libraries = closedLibraries(sandbox.services.addresses).map(({ src }) => src);
    const paths = playedScripts.map(({ path }) => path);
    for (const { key } of hosted) expect(paths.join()).toContain(`/${key}`);
    for (const src of libraries) expect(paths).toContain(new URL(src).pathname);
  });

  it.each([
    ['its secret', clientSecret, 200],
    ['another payment’s', () => clientSecret('another'), 401],
    ['none', () => '', 401],
  ])('read the state of a payment with %s', async (_, secretOf, code) => {
    const payment = (await buy('airwallexPay')).searchParams.get('payment') ?? '';
    const url = new URL(`${cards}/played/payments/airwallex/${payment}`);
    const response = await visit(url, { authorization: `Bearer ${secretOf(payment)}` });
    expect(response.statusCode).toBe(code);
    expect(response.body).toBe(code === 200 ? '{"state":"open"}' : '');
  });

  it('cannot read a payment of another provider', async () => {
    const payment = (await buy('airwallexPay')).searchParams.get('payment') ?? '';
    const url = new URL(`${cards}/played/payments/alipay-card/${payment}`);
    const response = await visit(url, { authorization: `Bearer ${clientSecret(payment)}` });
    expect(response.statusCode).toBe(404);
  });

  it('may send reports', async () => {
    const headers = { 'content-type': 'application/json' };
    const report = { host: 'cards.localhost', path: '/played/reports', headers, body: '{}' };
    expect((await sandbox.request({ ...report, method: 'POST' })).statusCode).toBe(204);
  });
});
