import type { ShopConfig } from '@shop/brands';
import { type PayLink, createLauncher } from '@shop/payments';

/** Returns the hosts of this environment that payments may lead to, besides those of the providers. */
export function linkHostsOf({ hosts }: ShopConfig): readonly string[] {
  return [hosts.pay, hosts.cards].map((base) => new URL(base).hostname);
}

/** Whether an address is that of card fields, which the shop shows itself: they are no page to open. */
export function isCardFrame({ hosts }: ShopConfig, url: string): boolean {
  return url.startsWith(`${new URL(hosts.cards).origin}/`);
}

/**
 * Checks the link of an existing order, from an answer or from the browser's storage, which other
 * scripts can write to. Returns null if it must not be followed.
 */
export function payLinkOf(config: ShopConfig, url: string): PayLink | null {
  // A launcher has the hosts of all providers; this one launches nothing.
  const launcher = createLauncher({
    createOrder: () => Promise.resolve({ kind: 'unknown' }),
    openWindow: () => null,
    linkHosts: linkHostsOf(config),
  });
  return launcher.payLink(url);
}
