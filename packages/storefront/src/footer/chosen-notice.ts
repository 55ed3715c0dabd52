import type { ShopServices } from '../services';

/** The game product chosen in each shop. Not in the store, whose reducers are part of the first screen. */
const chosen = new WeakMap<ShopServices, string>();

/** Notes the game product (`gp_id`) whose legal notice is to be shown; then its popup can be opened. */
export function chooseNotice(shop: ShopServices, gameProductId: string): void {
  chosen.set(shop, gameProductId);
}

/** Returns the game product whose legal notice is shown; undefined if none was chosen. */
export function chosenNotice(shop: ShopServices): string | undefined {
  return chosen.get(shop);
}
