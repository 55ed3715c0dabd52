import type { ShopConfig } from '@shop/brands';
import type { PageEntry } from '../first-calls';
import { type GoodsInSight, readLastGoods } from '../goods';

/**
 * Paints goods into the page as it was prerendered. Returns whether it has: a page of another language has no place for
 * them.
 */
export type PaintGoods = (
  page: Document,
  goods: GoodsInSight,
  visit: { readonly game: string; readonly language: string },
  /** When to fetch the pictures. */
  pictures?: 'at once' | 'later',
) => boolean;

/**
 * Shows the goods of the last visit in the prerendered page, with their prices marked as being updated,
 * if this visit begins with the same game, area and language. Its markup must be parsed. Returns whether it has.
 */
export function paintLastGoods(
  document: Document,
  entry: PageEntry,
  paintGoods: PaintGoods,
): boolean {
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
function withSafePictures(lastGoods: GoodsInSight, { hosts }: ShopConfig): GoodsInSight {
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
