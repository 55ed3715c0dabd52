import type { InventoryEntry, InventorySource, ScriptInventory } from './script-inventory';
import type { PageHosts } from './write-policy';

/** An entry with its address, authorisation and owner. */
export interface DescribedEntry extends InventoryEntry {
  /** The address in production, for human readers. */
  readonly address: string;
  /** How the security policy allows it. */
  readonly authorisedBy: 'origin of the page' | 'address' | 'host' | 'hash of its text';
  /** Who can change it: the shop by a reviewed change of its code, or the provider without notice. */
  readonly changedBy: 'the shop' | 'the provider';
}

function addressOf({ source, path }: InventoryEntry, origin: string, hosts: PageHosts): string {
  const at = path ?? '';
  switch (source.kind) {
    case 'shop-host':
      return (source.host === 'self' ? origin : hosts[source.host]) + at;
    case 'provider-host':
      return `https://${source.host}${at}`;
    case 'configured':
      return `configured for ${source.key}`;
    case 'inline':
      return 'in the page';
  }
}

function isExact({ directive, source, path }: InventoryEntry): boolean {
  return path !== null || (directive === 'script-src' && source.kind === 'configured');
}

function authorisationOf(
  entry: InventoryEntry,
  origin: string,
  hosts: PageHosts,
): DescribedEntry['authorisedBy'] {
  const { source } = entry;
  if (source.kind === 'inline') return 'hash of its text';
  const isOfPage =
    source.kind === 'shop-host' && (source.host === 'self' || hosts[source.host] === origin);
  if (isOfPage) return 'origin of the page';
  return isExact(entry) ? 'address' : 'host';
}

/** The `pay` host belongs to the shop, but the providers control its content. */
function isChangedByShop(source: InventorySource): boolean {
  return source.kind === 'inline' || (source.kind === 'shop-host' && source.host !== 'pay');
}

/** Adds the production address, the authorisation and the owner to an entry of a document. */
function describeEntry(entry: InventoryEntry, origin: string, hosts: PageHosts): DescribedEntry {
  return {
    ...entry,
    address: addressOf(entry, origin, hosts),
    authorisedBy: authorisationOf(entry, origin, hosts),
    changedBy: isChangedByShop(entry.source) ? 'the shop' : 'the provider',
  };
}

/** The brand of an inventory. */
export interface InventorySubject {
  /** The brand's key. */
  readonly brand: string;
  /** The brand's name, as shown to players. */
  readonly name: string;
  /** The origins of the shop in production, such as `https://shop.example`. */
  readonly origins: readonly string[];
  readonly hosts: PageHosts;
  /** The Content-Security-Policy of the shop's page, with the hashes of what is inline in a build. */
  readonly policy: string;
}

/** A self-contained inventory that can be written to a file and read without this package. */
export interface DescribedInventory {
  readonly brand: string;
  readonly name: string;
  readonly shop: {
    readonly origins: readonly string[];
    /** The policy of the page. */
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

/** Returns the inventory of a brand with the address, authorisation and owner of each entry. */
export function describeInventory(
  inventory: ScriptInventory,
  { brand, name, origins, hosts, policy }: InventorySubject,
): DescribedInventory {
  const [shopOrigin = ''] = origins;
  return {
    brand,
    name,
    shop: {
      origins,
      policy,
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
