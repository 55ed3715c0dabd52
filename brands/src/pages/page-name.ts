import type { Brand, Environment } from '../brand';
import { type ShopAddress, isReplenishment } from '../version/storefront-version';

/**
 * Returns the name of a shop's pages in a build: `nova`, and `nova-demo` for its demo. The build writes
 * `<name>/<language>.html` and `<name>.html`; for other paths than the home page's
 * `<name>/<path>/<language>.html`.
 */
export function pageName({
  brand,
  environment,
}: {
  readonly brand: Pick<Brand, 'key'>;
  readonly environment: Environment;
}): string {
  return environment === 'demo' ? `${brand.key}-demo` : brand.key;
}

/** The path of the VIP centre (spec §2). */
export const vipPath = '/userCenter';

/** The path of the payment for another player (spec §2). */
export const replenishPath = '/replenishGoods';

/** The path of the choice of goods (spec §2), which is the home page of the new version. */
export const goodsPath = '/selectGoods';

/** Whether a visit to an address begins with the choice of goods, since a link or a code names the game. */
function namesGame({ pathname, search }: ShopAddress): boolean {
  if (pathname.startsWith('/@')) return true;
  return /^\/(?:selectGame\/?)?$/.test(pathname) && /(?:^|[?&])client_id=[^&]/.test(search);
}

/**
 * Returns the path below which a build may have a page for an address, such as `/replenishGoods`; empty if
 * it can have none. Where it has none, the home page is served.
 */
export function pagePath(address: ShopAddress): string {
  if (isReplenishment(address)) return replenishPath;
  if (namesGame(address)) return goodsPath;
  const [, path = ''] = /^(\/[A-Za-z]+)\/?$/.exec(address.pathname) ?? [];
  return path;
}
