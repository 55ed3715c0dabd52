import type { Page, Request } from '@playwright/test';

/** A call that the browser does not send yet, though the page has made it. */
export interface HeldCall {
  /** Resolves once the page has made it. */
  readonly made: Promise<Request>;
  readonly release: () => void;
}

/** Holds back the next call to a path: what happens before it is answered then takes as long as it takes. */
export async function holdCall(page: Page, path: string): Promise<HeldCall> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    `**${path}*`,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return {
    made: page.waitForRequest((request) => request.url().includes(path)),
    release: () => {
      release();
    },
  };
}
