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

/** Blocks the files of the build with a name before their hash. Returns a function that unblocks it. */
export async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}
