import { join } from 'node:path';
import { hostedConfig } from '@shop/brands/pages';
import { brands } from '@shop/brands/registry';
import { type InventoryEntry, providerOf } from '@shop/payments/providers';
import { describe, expect, it } from 'vitest';
import { ourShops } from '../testing/our-shops';
import { inventoryOf, pageHeaders } from '../headers/page-headers';
import { brandInventory } from './brand-inventory';

const reviewed = join(import.meta.dirname, '../../../../docs/script-inventory.json');
const each = brands.map((brand) => [brand.key, brand] as const);

function rowOf(document: string, { directive, source, path, why }: InventoryEntry): string {
  return JSON.stringify({ document, directive, source, path, why });
}

describe('the inventory of payment pages', () => {
  it('has nothing that was not reviewed: `npm run inventory` adds it to the list', async () => {
    const rows = brands
      .map(inventoryOf)
      .flatMap(({ shop, cardFrames }) => [
        ...shop.map((entry) => rowOf('shop', entry)),
        ...cardFrames.flatMap(({ provider, entries }) =>
          entries.map((entry) => rowOf(`card frame of ${provider}`, entry)),
        ),
      ]);
    const list = [...new Set(rows)].sort();
    await expect(`[\n  ${list.join(',\n  ')}\n]\n`).toMatchFileSnapshot(reviewed);
  });

  it.each(ourShops.map((shop) => [shop.brand.key, shop.environment, shop] as const))(
    'of %s in %s is written with its reasons and the policy it is served with',
    (_, __, shopOfBrand) => {
      const { brand } = shopOfBrand;
      const inline = { scripts: [`sha256-${'s'.repeat(43)}=`], styles: [], stylesByBrand: {} };
      const { hosts } = hostedConfig(shopOfBrand);
      const page = brandInventory(shopOfBrand, inline);

      const { shop, cardFrames } = inventoryOf(brand);
      const entries = [...shop, ...cardFrames.flatMap((frame) => frame.entries)];
      expect(page.match(/^\| (script|frame|style sheet|connection|picture) \|/gm)).toHaveLength(
        entries.length,
      );
      expect(entries.filter(({ why }) => !page.includes(`| ${why} |`))).toEqual([]);
      const policy = pageHeaders({ brand, hosts, inline, framedBy: [] });
      expect(page.replaceAll(';\n', '; ')).toContain(
        `\n${policy['content-security-policy'] ?? ''}\n`,
      );
    },
  );

  it.each(each)('%s has a provider for every contracted channel', (_, { payways }) => {
    expect(payways.filter((id) => providerOf(id) === null)).toEqual([]);
  });

  it.each(each)('%s has a gateway’s script if and only if a channel needs one', (_, brand) => {
    const presentations = brand.payways.map((id) => providerOf(id)?.presentation);
    expect(presentations.includes('gateway-script')).toBe(brand.gatewayScript !== undefined);
  });
});
