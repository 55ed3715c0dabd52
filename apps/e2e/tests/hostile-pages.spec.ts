import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { shopPortOf } from '../shop/ports';
import { steps } from '../shop/steps';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

/** Serves a page of another site, in which `attack` runs. Browsers would not let one of no server reach ours. */
async function serveHostile(attack: string): Promise<Server> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><body><script>${attack}</script>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return `http://hostile.localhost:${String(address.port)}/`;
}

// The refused frame is a violation, and reported as one.
test.use({ plantsViolations: true });

for (const [brand, path] of rowsToTest([
  ['nova', '/'],
  ['europa', steps.goods[0]],
] as const))
  test(`${brand} is shown in no frame of another site, and has no opener`, async ({
    page,
    control,
  }, { parallelIndex }) => {
    const address = `http://${brand}.localhost:${String(shopPortOf(parallelIndex))}${path}`;
    const refused = page.waitForEvent('requestfailed', (request) => request.url() === address);
    const hostile = await serveHostile(
      `const frame = document.createElement('iframe');
      frame.src = '${address}';
      document.body.append(frame);
      addEventListener('message', ({ data }) => { window.heard = data; });
      addEventListener('click', () => { window.victim = open('${address}'); });`,
    );
    await page.goto(addressOf(hostile));
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    await expect
      .poll(async () => (await control.policyReports()).map(({ body }) => body))
      .toMatchObject([{ directive: 'frame-ancestors' }]);

    const opened = page.context().waitForEvent('page');
    await page.mouse.click(9, 9);
    const shop = await opened;
    await shop.getByRole('heading', { level: 1 }).waitFor();
    expect(await shop.evaluate(() => window.opener === null)).toBe(true);
    // The site can neither follow the page nor write to it.
    await expect.poll(() => page.evaluate('victim.closed')).toBe(true);
    await page.evaluate(`victim.location = 'about:blank#taken'; victim.postMessage('taken', '*')`);
    expect(shop.url()).toContain(brand);
    expect(await page.evaluate('window.heard')).toBeUndefined();
    hostile.close();
  });
