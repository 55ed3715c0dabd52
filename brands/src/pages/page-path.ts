import { type ShopAddress, isReplenishment, replenishPath } from '../version/storefront-version';
import { tidyPath } from '../version/tidy-address';

/** The path of the VIP centre (spec §2). */
export const vipPath = '/userCenter';

/** The path of the choice of goods (spec §2), which is the home page of the new version. */
export const goodsPath = '/selectGoods';

/** Whether a visit to an address begins with the choice of goods, since a link or a code names the game. */
function namesGame(path: string, search: string): boolean {
  if (path.startsWith('/@')) return true;
  return (path === '/' || path === '/selectGame') && /(?:^|[?&])client_id=[^&]/.test(search);
}

/**
 * Returns the path below which a build may have a page for an address, such as `/replenishGoods`; empty if
 * it can have none. Where it has none, the home page is served.
 */
export function pagePath(address: ShopAddress): string {
  if (isReplenishment(address)) return replenishPath;
  const path = tidyPath(address.pathname);
  if (namesGame(path, address.search)) return goodsPath;
  return /^\/[A-Za-z]+$/.test(path) ? path : '';
}
