import { type StorefrontVersion, readVersionCookie, versionCookie } from '@shop/brands/version';
import { changeAddress, reloadPage } from './history-entry';

const secondsPerDay = 24 * 60 * 60;

/**
 * Has the host serve the other version of the shop: sets the cookie and reloads the page at the address
 * it was opened at. Returns false, and stays, where that would not help: the host has read this cookie
 * already, or the browser keeps none.
 */
export function leaveForVersion(
  window: Window,
  version: StorefrontVersion,
  address: string,
): boolean {
  const { document, location } = window;
  if (readVersionCookie(document.cookie) === version) return false;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${versionCookie}=${version}; path=/; max-age=${String(secondsPerDay)}; samesite=lax${secure}`;
  if (readVersionCookie(document.cookie) !== version) return false;
  changeAddress(window, address);
  reloadPage(window);
  return true;
}
