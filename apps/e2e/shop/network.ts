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
