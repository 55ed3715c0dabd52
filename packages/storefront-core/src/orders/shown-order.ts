import { type StoredValues, type Stored, smallSchema, text } from '../storage';

const stored: Stored<string> = { key: 'paymentShownOrder', schema: smallSchema(text) };

/** Keeps in this tab which order its result popup shows, so that it opens again after a reload. */
export function keepShownOrder(tab: StoredValues, billingNo: string): void {
  tab.write(stored, billingNo);
}

/** Forgets it once the popup is closed. */
export function forgetShownOrder(tab: StoredValues): void {
  tab.remove(stored);
}

/** Returns the order that this tab showed before a reload; null if it showed none. */
export function readShownOrder(tab: StoredValues): string | null {
  return tab.read(stored);
}
