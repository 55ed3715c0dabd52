import type { Page } from '@playwright/test';

/** Holds requests back. Returns a function that lets them pass. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let pass: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route(url, async (route) => {
    await passed;
    await route.continue();
  });
  return () => {
    pass();
  };
}

/**
 * Blocks the files of the build with a name before their hash, or those of a kind. Returns a function that unblocks
 * them.
 */
export async function lose(page: Page, name: string, kind = ''): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*${kind}`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** Has the files of the build with a name before their hash contain another script. */
export async function replaceScript(page: Page, name: string, body: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
}

/**
 * Releases a new version of the shop while a page of the old one is open, which has fetched all but the files with a
 * name before their hash: until the page is loaded again, its host does not have these.
 */
export async function releaseMeanwhile(page: Page, name: string): Promise<void> {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages += 1;
  });
  await page.route(`**/assets/${name}-*`, (route) =>
    pages > 1 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
}
