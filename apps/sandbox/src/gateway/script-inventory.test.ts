import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@shop/brands';
import { hostedConfig } from '@shop/brands/pages';
import { brands } from '@shop/brands/registry';
import { contentSecurityPolicy, inventoryOf } from '@shop/hosting';
import {
  type DescribedInventory,
  describeInventory,
  providerOf,
  writeInventoryPage,
} from '@shop/payments/providers';
import { describe, expect, it } from 'vitest';
import { repositoryFolder } from '../start/package-folder';

const folder = join(repositoryFolder, 'docs', 'script-inventory');
const each = brands.map((brand) => [brand.key, brand] as const);

function describedFor(brand: Brand): DescribedInventory {
  const { hosts } = hostedConfig({ brand, environment: 'production' });
  const inventory = inventoryOf(brand);
  const inline = { scripts: [], styles: [] };
  return describeInventory(inventory, {
    brand: brand.key,
    name: brand.name,
    origins: brand.origins.production.map((host) => `https://${host}`),
    hosts,
    policy: contentSecurityPolicy({ inventory, hosts, inline, frameAncestors: [] }),
  });
}

describe('the inventory of payment pages', () => {
  it.each(each)('of %s is current: `npm run inventory` writes it', async (key, brand) => {
    const described = describedFor(brand);
    const text = `${JSON.stringify(described, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(join(folder, `${key}.json`));
    await expect(writeInventoryPage(described)).toMatchFileSnapshot(join(folder, `${key}.md`));
  });

  it('exists only for current brands', () => {
    const known = ['README.md', ...brands.flatMap(({ key }) => [`${key}.json`, `${key}.md`])];
    expect(readdirSync(folder).filter((file) => !known.includes(file))).toEqual([]);
  });

  it.each(each)('%s has a provider for every contracted channel', (_, { payways }) => {
    expect(payways.filter((id) => providerOf(id) === null)).toEqual([]);
  });

  it.each(each)('%s has a gateway’s script if and only if a channel needs one', (_, brand) => {
    const presentations = brand.payways.map((id) => providerOf(id)?.presentation);
    expect(presentations.includes('gateway-script')).toBe(brand.gatewayScript !== undefined);
  });
});
