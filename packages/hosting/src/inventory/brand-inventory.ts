import type { HostedShop } from '@shop/brands/environments';
import { hostedConfig } from '@shop/brands/pages';
import { describeInventory, writeInventoryPage } from '@shop/payments/providers';
import { contentSecurityPolicy } from '../headers/content-security-policy';
import { type InlineSources, inlineSourcesOf } from '../headers/inline-sources';
import { inventoryOf } from '../headers/page-headers';

/**
 * Returns as Markdown what the payment page of a shop may load, with the reasons and with the policy that allows
 * nothing else. `built` has the hashes of the build that is released.
 */
export function brandInventory(shop: HostedShop, built: InlineSources): string {
  const { brand, pages } = shop;
  const { hosts } = hostedConfig(shop);
  const inventory = inventoryOf(brand);
  const inline = inlineSourcesOf(built, brand.key);
  return writeInventoryPage(
    describeInventory(inventory, {
      brand: brand.key,
      name: brand.name,
      origins: pages.map((host) => `https://${host}`),
      hosts,
      policy: contentSecurityPolicy({ inventory, hosts, inline, frameAncestors: [] }),
    }),
  );
}
