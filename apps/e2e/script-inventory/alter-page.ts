import type { Page } from '@playwright/test';

/** A change of a page by an attacker in the network. */
export interface Alteration {
  /** The page's exact address. */
  readonly address: string;
  /** Inserted at the end of its head. */
  readonly injected: string;
  /** Whether its security policy is removed. */
  readonly isPolicyRemoved: boolean;
}

/** Changes a response inside the browser, since only the browser resolves the names of shops. */
export async function alterPage(page: Page, alteration: Alteration): Promise<void> {
  const { address, injected, isPolicyRemoved } = alteration;
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    async function pass(): Promise<void> {
      const { body } = await session.send('Fetch.getResponseBody', { requestId });
      const text = Buffer.from(body, 'base64').toString('utf8');
      const changed = text.replace('</head>', () => `${injected}</head>`);
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: responseStatusCode ?? 200,
        responseHeaders: responseHeaders.filter(
          ({ name }) => !(isPolicyRemoved && name.toLowerCase() === 'content-security-policy'),
        ),
        body: Buffer.from(changed).toString('base64'),
      });
    }
    void pass();
  });
  const patterns = [{ urlPattern: address, requestStage: 'Response' as const }];
  await session.send('Fetch.enable', { patterns });
}
