import type { InventoryEntry } from './inventory-entry';

function sameThing(one: InventoryEntry, other: InventoryEntry): boolean {
  const nameOf = ({ directive, source, path, why }: InventoryEntry): string =>
    JSON.stringify([directive, source, path, why]);
  return nameOf(one) === nameOf(other);
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])].sort();
}

/** One entry for each thing, however many providers need it. */
export function mergeEntries(brought: readonly InventoryEntry[]): readonly InventoryEntry[] {
  return brought.reduce<readonly InventoryEntry[]>((entries, added) => {
    const known = entries.find((entry) => sameThing(entry, added));
    if (known === undefined) return [...entries, added];
    const merged = {
      ...known,
      providers: union(known.providers, added.providers),
      payways: union(known.payways, added.payways),
    };
    return entries.map((entry) => (entry === known ? merged : entry));
  }, []);
}
