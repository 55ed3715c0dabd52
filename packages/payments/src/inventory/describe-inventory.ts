import { contentSecurityPolicy } from './content-security-policy';
import type { InventoryEntry, InventorySource, ScriptInventory } from './script-inventory';
import type { PageHosts } from './write-policy';

/** An entry with what follows from it written out. */
export interface DescribedEntry extends InventoryEntry {
  /** Where it is in production, as a person reads it. */
  readonly address: string;
  /** What the security policy allows it by. */
  readonly authorisedBy: 'origin of the page' | 'address' | 'host' | 'hash of its text';
  /** Who can change it: we by a reviewed change of our code, or its provider without us. */
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
      return `in the page: ${source.hash}`;
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

/** Pages on the `pay` host are the providers', though the host is the shop's. */
function isOurs(source: InventorySource): boolean {
  return source.kind === 'inline' || (source.kind === 'shop-host' && source.host !== 'pay');
}

/** An entry of a document, with its address in production, its authorisation and its owner. */
function describeEntry(entry: InventoryEntry, origin: string, hosts: PageHosts): DescribedEntry {
  return {
    ...entry,
    address: addressOf(entry, origin, hosts),
    authorisedBy: authorisationOf(entry, origin, hosts),
    changedBy: isOurs(entry.source) ? 'the shop' : 'the provider',
  };
}

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
