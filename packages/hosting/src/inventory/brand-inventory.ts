import type { Brand } from '@shop/brands';
import { hostedConfig } from '@shop/brands/pages';
import { describeInventory, writeInventoryPage } from '@shop/payments/providers';
import { contentSecurityPolicy } from '../headers/content-security-policy';
import type { InlineSources } from '../headers/inline-sources';
import { inventoryOf } from '../headers/page-headers';

/**
 * Returns as Markdown what the payment page of a brand may load in production, with the reasons and with the policy
 * that allows nothing else. `inline` has the hashes of the build that is released.
 */
export function brandInventory(brand: Brand, inline: InlineSources): string {
  const { hosts } = hostedConfig({ brand, environment: 'production' });
  const inventory = inventoryOf(brand);
  return writeInventoryPage(
    describeInventory(inventory, {
      brand: brand.key,
      name: brand.name,
      origins: brand.origins.production.map((host) => `https://${host}`),
      hosts,
      policy: contentSecurityPolicy({ inventory, hosts, inline, frameAncestors: [] }),
    }),
  );
}
