import { isAppBrowser } from './app-browser';
import type { PayWindow } from './presenter';

/** The part of a browser's `Window` that {@link openPayWindow} uses. */
export interface PayBrowser {
  open(url: string, target: string): PayWindow | null | undefined;
  stop(): void;
  setTimeout(run: () => void, ms: number): unknown;
  readonly navigator: { readonly userAgent: string };
}

/**
 * Opens an empty window for a payment, for `openWindow` of a launcher. The browsers of apps are not asked for one,
 * since the page would be lost in most of them: see {@link isAppBrowser}.
 *
 * Some browsers that are not known for it send the page's own tab to the empty page, and return nothing, or that tab.
 * The page stops this, and stays.
 *
 * @returns Null, or a promise of it, if there is no window: the link to pay has to be followed in this tab.
 * @example
 * const launcher = createLauncher({ createOrder, openWindow: () => openPayWindow(window) });
 */
export function openPayWindow(browser: PayBrowser): PayWindow | null | Promise<null> {
  if (isAppBrowser(browser.navigator.userAgent)) return null;
  const opened = browser.open('', '_blank');
  if (opened && !Object.is(opened, browser)) return opened.closed === true ? null : opened;
  return stayInTab(browser);
}

/** Resolves once nothing takes the page away any more. A call that was sent before would be stopped, too. */
function stayInTab(browser: PayBrowser): Promise<null> {
  // Chromium stops what has begun in this task.
  browser.stop();
  return new Promise((resolve) => {
    // WebKit begins it after this task.
    browser.setTimeout(() => {
      browser.stop();
      resolve(null);
    }, 0);
  });
}
