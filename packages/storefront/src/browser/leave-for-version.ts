import { type StorefrontVersion, readVersionCookie, versionCookie } from '@shop/brands/version';

const secondsPerDay = 24 * 60 * 60;

/**
 * Has the host serve the other version of the shop: sets the cookie and reloads the page at the address
 * it was opened at. Returns false, and stays, where that would not help: the host has read this cookie
 * already, or the browser keeps none.
 */
export function leaveForVersion(
  { document, history, location }: Window,
  version: StorefrontVersion,
  address: string,
): boolean {
  if (readVersionCookie(document.cookie) === version) return false;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${versionCookie}=${version}; path=/; max-age=${String(secondsPerDay)}; samesite=lax${secure}`;
  if (readVersionCookie(document.cookie) !== version) return false;
  history.replaceState(history.state, '', address);
  location.reload();
  return true;
}
