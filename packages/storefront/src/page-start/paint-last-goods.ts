import type { ShopConfig } from '@shop/brands';
import type { ShopEntry } from '@shop/storefront-core/first-calls';
import { type PaintableGoods, paintGoods } from '@shop/ui/last-goods';
import { readLastGoods } from '@shop/storefront-core/goods';

/**
 * Shows the goods of the last visit in the prerendered page, with their prices marked as being updated,
 * if this visit begins with the same game, area and language. Its markup must be parsed. Returns whether it has.
 */
export function paintLastGoods(document: Document, entry: ShopEntry): boolean {
  const { area, config, storage, language } = entry;
  const { game } = entry.choices.selection;
  if (area === null || game === null) return false;

  const { clientId } = game;
  const visit = { brand: config.brand.key, area, language, clientId };
  const goods = readLastGoods(storage, visit);
  if (goods === null) return false;
  return paintGoods(document, withSafePictures(goods, config), { game: clientId, language });
}

/** Returns goods with pictures of `https` addresses and of the API alone; others get a letter. */
function withSafePictures(lastGoods: PaintableGoods, { hosts }: ShopConfig): PaintableGoods {
  const own = hosts.api.map((host) => new URL(host).origin);
  const isSafe = (address: string): boolean => {
    try {
      const { protocol, origin } = new URL(address);
      return protocol === 'https:' || own.includes(origin);
    } catch {
      return false;
    }
  };
  const goods = lastGoods.goods.map((tile) => ({
    ...tile,
    icon: isSafe(tile.icon) ? tile.icon : '',
  }));
  return { ...lastGoods, goods };
}
