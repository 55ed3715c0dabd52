import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paintFor } from '../report/paint';
import { runCommand } from './run-command';

const fixtures = {
  accounts: [{ brand: 'nova', username: 'tester', password: 'a-secret' }],
  paths: [
    {
      brand: 'nova',
      domain_area: 'universal',
      client_id: '7',
      server_id: 's1',
      role_id: 'r',
      product_id: 'p',
      price: 4.99,
      region: 'US',
      payway_id: '10801',
      call: 'platformPay',
    },
  ],
};

/** A back end that knows its fixtures, where a game's logo is, and nothing else. */
function answer(url: string): { readonly body: string; readonly status: number } {
  if (url === '/fixtures') return { body: JSON.stringify(fixtures), status: 200 };
  const { pathname, searchParams } = new URL(url, 'http://a.example');
  const isLogo = pathname === '/api/config/game_logo' && searchParams.get('client_id') === '7';
  if (isLogo) return { body: '{"code":1,"msg":"","content":{"icon":""}}', status: 200 };
  return { body: '{"code":-4000,"msg":"No.","content":null}', status: 200 };
}

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const { body, status } = answer(request.url ?? '');
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Date',
      })
      .end(body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  base = `http://api.localhost:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterAll(() => server.close());

async function run(...args: readonly string[]) {
  let said = '';
  let mentioned = '';
  const code = await runCommand(args, {
    paint: paintFor(false),
    say: (text) => void (said += text),
    mention: (text) => void (mentioned += text),
  });
  return { code, said, mentioned };
}

describe('the command', () => {
  it('ends with 0 where all that was asked about holds', async () => {
    const place = ['--base', base, '--fixtures', `${base}/fixtures`];
    const result = await run(
      ...place,
      '--origin',
      'http://{brand}.localhost',
      '--only',
      'gameLogo',
    );
    expect(result).toMatchObject({ code: 0, said: expect.stringContaining('6 hold, 0 broken') });
  });

  it('ends with 1 where something is broken, and prints no secret', async () => {
    const place = ['--base', base, '--fixtures', `${base}/fixtures`];
    const { code, said } = await run(...place, '--only', 'login', '--json');
    expect(code).toBe(1);
    expect(said).toContain(
      '"finding": "answered with code -4000 “No.” to a request that is right"',
    );
    expect(said).toContain('username=***&password=***');
  });

  it('checks nothing without an origin that needs one, and says so', async () => {
    const place = ['--base', base, '--fixtures', `${base}/fixtures`];
    const { code, said } = await run(...place, '--only', 'gameLogo');
    expect(code).toBe(0);
    expect(said).toContain('no origin of a storefront is known: name it with --origin');
  });

  it.each([
    ['nobody answers', '/nowhere.json', /no such file/],
    ['they are of another form', '/else', /accounts: /],
  ])('ends with 2 where fixtures cannot be used: %s', async (_, place, problem) => {
    const from = place === '/else' ? `${base}${place}` : place;
    const { code, mentioned } = await run('--base', base, '--fixtures', from);
    expect(code).toBe(2);
    expect(mentioned).toMatch(problem);
  });

  it('helps', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('--base') });
  });
});
