import type { PayBrowser } from '@shop/payments';

/** Returns the window of a page, in the player's own browser unless its user agent says otherwise. */
export function aBrowser(open: PayBrowser['open'], userAgent = ''): PayBrowser {
  return {
    open,
    stop: () => undefined,
    setTimeout: (run) => {
      run();
    },
    navigator: { userAgent },
  };
}
