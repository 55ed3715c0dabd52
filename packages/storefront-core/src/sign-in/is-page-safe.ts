import type { ShopHosts } from '@shop/brands';

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address is reached over HTTPS, or over HTTP on this machine. */
export function isSafeAddress({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

/**
 * Whether the page and its API are reached over HTTPS, or on this machine. Anywhere else a password, a
 * code or a token could be read on the way.
 */
export function isPageSafe(
  page: Pick<Location, 'protocol' | 'hostname'>,
  { api }: Pick<ShopHosts, 'api'>,
): boolean {
  return isSafeAddress(page) && api.every((address) => isSafeAddress(new URL(address)));
}
