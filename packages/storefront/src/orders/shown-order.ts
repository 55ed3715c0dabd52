import * as v from 'valibot';
import { pageWindow } from '../browser';
import { withParameters } from '../entry';
import type { ShopStorage, Stored } from '../storage';

const stored: Stored<string> = { key: 'paymentShownOrder', schema: v.string() };

/** Keeps in this tab which order its result popup shows, so that it opens again after a reload. */
export function keepShownOrder(tab: ShopStorage, billingNo: string): void {
  tab.write(stored, billingNo);
}

/** Forgets it once the popup is closed. */
export function forgetShownOrder(tab: ShopStorage): void {
  tab.remove(stored);
}

/** Returns the order that this tab showed before a reload; null if it showed none. */
export function readShownOrder(tab: ShopStorage): string | null {
  return tab.read(stored);
}

/**
 * Writes the number of an unfinished order into the address (`billing_no`, spec §2), where the browser
 * stores nothing: the page opens the order again after a reload.
 */
export function keepOrderInAddress(billingNo: string, window: Window = pageWindow()): void {
  const { history, location } = window;
  const search = withParameters(location.search, { billing_no: billingNo });
  if (search === location.search) return;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}
