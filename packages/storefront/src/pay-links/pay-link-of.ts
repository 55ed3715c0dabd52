import type { ShopConfig } from '@shop/brands';
import { type PayLink, createLauncher } from '@shop/payments';

/** The hosts of this environment that payments may lead to, besides those of the providers' files. */
export function linkHostsOf({ hosts }: ShopConfig): readonly string[] {
  return [hosts.pay, hosts.cards].map((base) => new URL(base).hostname);
}

/**
 * The link of an order that exists, wherever it comes from: an answer, or the browser's storage, which
 * others may have written to. Null where it must not be followed.
 */
export function payLinkOf(config: ShopConfig, url: string): PayLink | null {
  // A launcher knows the hosts of all providers; this one launches nothing.
  const launcher = createLauncher({
    createOrder: () => Promise.resolve({ kind: 'unknown' }),
    openWindow: () => null,
    linkHosts: linkHostsOf(config),
  });
  return launcher.payLink(url);
}
