import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';
import type { PopupName } from './popup-stack';

/** The popups that are opened again when the page is loaded again for code that was lost; kept in the tab. */
const openPopups: Stored<string> = { key: 'paymentOpenPopups', schema: v.string() };

/**
 * Popups about something that the page forgets: a card that was typed, a step of a sign-in, a question. The order of
 * the result is kept by itself.
 */
const forgotten: readonly PopupName[] = [
  ...(['account-changed', 'card-fields', 'confirm-card', 'coupon-consume'] as const),
  ...(['linked-account', 'linked-character', 'real-name', 'result'] as const),
];

/** Keeps the open popups for the page that is loaded again. */
export function keepOpenPopups(tab: ShopStorage, popups: readonly PopupName[]): void {
  const kept = popups.filter((name) => !forgotten.includes(name));
  if (kept.length > 0) tab.write(openPopups, kept.join(' '));
}

/** Whether the page showed popups before it was loaded again. */
export function hasOpenPopups(tab: ShopStorage): boolean {
  return tab.read(openPopups) !== null;
}

/** Returns the popups that the page showed before it was loaded again, once. */
export function takeOpenPopups(
  tab: ShopStorage,
  isName: (name: string) => name is PopupName,
): readonly PopupName[] {
  const names = tab.read(openPopups) ?? '';
  tab.remove(openPopups);
  return names.split(' ').filter(isName);
}
