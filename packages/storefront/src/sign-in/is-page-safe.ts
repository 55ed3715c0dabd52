import type { ShopHosts } from '@shop/brands';

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

function isSafe({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || loopback.test(hostname);
}

/**
 * Whether the page and its API are reached over HTTPS, or on this machine. Anywhere else a password, a
 * code or a token could be read on the way.
 */
export function isPageSafe(
  page: Pick<Location, 'protocol' | 'hostname'>,
  { api }: Pick<ShopHosts, 'api'>,
): boolean {
  return isSafe(page) && api.every((address) => isSafe(new URL(address)));
}
