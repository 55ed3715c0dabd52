import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStyler } from '../report/print-report';
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

/** A back end that serves its fixtures and the logo of one game, and refuses every other call. */
function answer(url: string): { readonly body: string; readonly status: number } {
  if (url === '/fixtures') return { body: JSON.stringify(fixtures), status: 200 };
  if (url.startsWith('/elsewhere')) return { body: '<h1>Not found</h1>', status: 404 };
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
  let printed = '';
  let errors = '';
  const code = await runCommand(args, {
    styler: createStyler(false),
    print: (text) => void (printed += text),
    printError: (text) => void (errors += text),
  });
  return { code, printed, errors };
}

describe('runCommand', () => {
  it('exits with 0 when every selected rule holds', async () => {
    const place = ['--base', base, '--fixtures', `${base}/fixtures`];
    const result = await run(
      ...place,
      '--origin',
      'http://{brand}.localhost',
      '--only',
      'gameLogo',
    );
    expect(result).toMatchObject({ code: 0, printed: expect.stringContaining('6 hold, 0 broken') });
  });

  it('exits with 1 when a rule is broken, and prints no secret', async () => {
    const place = ['--base', base, '--fixtures', `${base}/fixtures`];
    const { code, printed } = await run(...place, '--only', 'login', '--json');
    expect(code).toBe(1);
    expect(printed).toContain('"finding": "answered with code -4000 “No.” to a valid request"');
    expect(printed).toContain('username=***&password=***');
  });

  it('skips the checks that need an origin when none is given', async () => {
    const place = ['--base', base, '--fixtures', `${base}/fixtures`];
    const { code, printed } = await run(...place, '--only', 'gameLogo');
    expect(code).toBe(0);
    expect(printed).toContain('no storefront origin is known: give it with --origin');
  });

  it('reports in a few lines that a server has none of the calls', async () => {
    const place = ['--base', `${base}/elsewhere`, '--fixtures', `${base}/fixtures`];
    const { code, printed } = await run(...place);
    expect(code).toBe(1);
    expect(printed).toContain('✗ not possible: get an answer from the back end\n');
    expect(printed).toContain('HTTP 404 instead of 200');
    expect(printed).toMatch(/\n0 hold, 0 broken, \d{3} not checked\n$/);
    expect(printed.split('\n').length).toBeLessThan(12);
  });

  it.each([
    ['there is no such file', '/nowhere.json', /no such file/],
    ['they have another form', '/else', /accounts: /],
  ])('exits with 2 when fixtures cannot be read: %s', async (_, place, problem) => {
    const from = place === '/else' ? `${base}${place}` : place;
    const { code, errors } = await run('--base', base, '--fixtures', from);
    expect(code).toBe(2);
    expect(errors).toMatch(problem);
  });

  it('prints help for --help', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('--base'),
    });
  });
});
