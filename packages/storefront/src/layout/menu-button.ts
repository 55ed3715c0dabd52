import type { ShopServices } from '../services';

/** The button that the account menu of each shop hangs from. Elements do not belong in the store. */
const buttons = new WeakMap<ShopServices, HTMLElement>();

/** Notes the button that the account menu hangs from; then its popup can be opened. */
export function noteMenuButton(shop: ShopServices, button: HTMLElement): void {
  buttons.set(shop, button);
}

/** Returns that button; null before it was first pressed. */
export function menuButton(shop: ShopServices): HTMLElement | null {
  return buttons.get(shop) ?? null;
}
