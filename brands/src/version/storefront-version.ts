import type { DomainArea } from '@shop/contract';
import type { Brand } from '../brand';
import { meantPath, tidySearch } from './tidy-address';

/** Which of the two storefronts runs (spec §2). */
export type StorefrontVersion = 'new' | 'legacy';

/** An address of a brand's shop. */
export interface ShopAddress {
  readonly pathname: string;
  readonly search: string;
}

/** The path of the payment for another player (spec §2). */
export const replenishPath = '/replenishGoods';

type VersionRule = Pick<Brand, 'newVersion' | 'areas'>;

/** Whether an address is that of a payment for another player, which only the old version has. */
export function isReplenishment({ pathname, search }: ShopAddress): boolean {
  const path = meantPath(pathname, [replenishPath]);
  if (path === replenishPath) return true;
  const params = new URLSearchParams(tidySearch(search));
  return path === '/' && (params.has('replenish_id') || params.has('rp_client_id'));
}

/** Returns the version of the shop for an address in an area (spec §2). */
export function resolveVersion(
  { newVersion }: Pick<Brand, 'newVersion'>,
  area: DomainArea,
  address: ShopAddress,
): StorefrontVersion {
  return isReplenishment(address) ? 'legacy' : versionOfArea({ newVersion }, area);
}

/** Returns the version of the shop in an area, where no other player is paid for (spec §2). */
export function versionOfArea(
  { newVersion }: Pick<Brand, 'newVersion'>,
  area: DomainArea,
): StorefrontVersion {
  return newVersion === 'always' || area === 'universal' ? 'new' : 'legacy';
}

/** The name of the cookie by which a page tells the host the version; its value is one of them. */
export const versionCookie = 'shop_version';

/** Returns the version that the cookies of a page or a request name; null if they name none. */
export function readVersionCookie(cookies: string): StorefrontVersion | null {
  const [, value] = /(?:^|;)\s*shop_version=([^;]*)/.exec(cookies) ?? [];
  return value === 'new' || value === 'legacy' ? value : null;
}

/**
 * Returns the version that a host serves for an address. Only the page knows the area for certain, so the
 * host guesses: by the path, the area in the address, the cookie of the last visit, or the brand's first
 * area.
 */
export function guessVersion(
  brand: VersionRule,
  address: ShopAddress,
  cookies: string,
): StorefrontVersion {
  if (isReplenishment(address)) return 'legacy';
  const named = new URLSearchParams(address.search).get('domain_area');
  const settings = brand.areas.find(({ area }) => area === named);
  if (settings !== undefined) return resolveVersion(brand, settings.area, address);
  const [first] = brand.areas;
  const byBrand = first === undefined ? 'new' : resolveVersion(brand, first.area, address);
  return brand.newVersion === 'always' ? byBrand : (readVersionCookie(cookies) ?? byBrand);
}
