import { contentSecurityPolicy } from './content-security-policy';
import { type DescribedEntry, describeEntry } from './describe-entry';
import type { ScriptInventory } from './inventory-entry';
import type { PageHosts } from './page-environment';

/** Whose inventory it is, and where the brand's pages are. */
export interface InventorySubject {
  /** The brand's key. */
  readonly brand: string;
  /** The brand's name, as players know it. */
  readonly name: string;
  /** Origins of the shop in production, `https://shop.example`. */
  readonly origins: readonly string[];
  readonly hosts: PageHosts;
}

/** An inventory in full, ready to be written to a file and to be read without this package. */
export interface DescribedInventory {
  readonly brand: string;
  readonly name: string;
  readonly shop: {
    readonly origins: readonly string[];
    readonly policy: string;
    readonly entries: readonly DescribedEntry[];
  };
  readonly cardFrames: readonly {
    readonly provider: string;
    readonly payways: readonly string[];
    readonly origin: string;
    readonly entries: readonly DescribedEntry[];
  }[];
}

/** An inventory with addresses, authorisation and owner of each entry written out. */
export function describeInventory(
  inventory: ScriptInventory,
  { brand, name, origins, hosts }: InventorySubject,
): DescribedInventory {
  const [shopOrigin = ''] = origins;
  return {
    brand,
    name,
    shop: {
      origins,
      policy: contentSecurityPolicy(inventory, hosts),
      entries: inventory.shop.map((entry) => describeEntry(entry, shopOrigin, hosts)),
    },
    cardFrames: inventory.cardFrames.map(({ provider, payways, entries }) => ({
      provider,
      payways,
      origin: hosts.cards,
      entries: entries.map((entry) => describeEntry(entry, hosts.cards, hosts)),
    })),
  };
}
