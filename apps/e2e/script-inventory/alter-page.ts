import type { Page } from '@playwright/test';

/** What somebody in between makes of a page. */
export interface Alteration {
  /** The page's exact address. */
  readonly address: string;
  /** Put at the end of its head. */
  readonly planted: string;
  /** Whether its security policy is left out. */
  readonly isPolicyTaken: boolean;
}

/** Changes a page on its way to the browser, which alone can resolve the names of shops. */
export async function alterPage(page: Page, alteration: Alteration): Promise<void> {
  const { address, planted, isPolicyTaken } = alteration;
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    async function pass(): Promise<void> {
      const { body } = await session.send('Fetch.getResponseBody', { requestId });
      const text = Buffer.from(body, 'base64').toString('utf8');
      const changed = text.replace('</head>', () => `${planted}</head>`);
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: responseStatusCode ?? 200,
        responseHeaders: responseHeaders.filter(
          ({ name }) => !(isPolicyTaken && name.toLowerCase() === 'content-security-policy'),
        ),
        body: Buffer.from(changed).toString('base64'),
      });
    }
    void pass();
  });
  const patterns = [{ urlPattern: address, requestStage: 'Response' as const }];
  await session.send('Fetch.enable', { patterns });
}
