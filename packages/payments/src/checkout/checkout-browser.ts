import type { LauncherOptions } from '../launch/create-launcher';
import { type PayBrowser, openPayWindow } from '../launch/open-pay-window';
import type { OrderWatchOptions } from '../purchase/watch-order';
import type { RecordStorage } from '../purchase/kept-objects';

/** What a checkout needs of the browser; a test passes its own. */
export interface CheckoutBrowser
  extends
    Pick<LauncherOptions, 'openWindow'>,
    Pick<OrderWatchOptions<unknown, unknown>, 'now' | 'startTimer' | 'onReturn'> {
  /** Outlasts the page, and is the same in every tab; null where the browser blocks it. */
  readonly storage: RecordStorage | null;
  /** Makes an idempotency key, a UUID. */
  readonly newKey: () => string;
}

/** The part of a browser's `Window` that {@link checkoutBrowser} uses. */
export interface CheckoutWindow extends PayBrowser {
  readonly Date: { now(): number };
  readonly localStorage: RecordStorage;
  readonly crypto: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array };
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  clearTimeout(timer: unknown): void;
}

/** Events of a window after which the player may look at the page again, or another tab has made an order. */
const returns = ['focus', 'online', 'pageshow', 'storage'];

/** Returns what a checkout needs of a page: `checkoutBrowser(window)`. */
export function checkoutBrowser(page: CheckoutWindow): CheckoutBrowser {
  return {
    storage: storageOf(page),
    openWindow: () => openPayWindow(page),
    now: () => page.Date.now(),
    newKey: () => newUuid(page.crypto.getRandomValues(new Uint8Array(16))),
    startTimer: (run, ms) => {
      const timer = page.setTimeout(run, ms);
      return () => {
        page.clearTimeout(timer);
      };
    },
    onReturn: (run) => {
      const ifVisible = (): void => {
        if (page.document.visibilityState === 'visible') run();
      };
      for (const event of returns) page.addEventListener(event, ifVisible);
      page.document.addEventListener('visibilitychange', ifVisible);
      return () => {
        for (const event of returns) page.removeEventListener(event, ifVisible);
        page.document.removeEventListener('visibilitychange', ifVisible);
      };
    },
  };
}

/** A browser that blocks the storage of a page throws when it is read. */
function storageOf(page: CheckoutWindow): RecordStorage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}

/** Returns a UUID of version 4: `crypto.randomUUID` is missing in browsers of 2021 and on pages without https. */
function newUuid(random: Uint8Array): string {
  const hex = [...random]
    .map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | 0x40;
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
