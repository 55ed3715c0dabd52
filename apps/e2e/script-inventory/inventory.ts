import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const source = v.variant('kind', [
  v.object({ kind: v.literal('shop-host'), host: v.picklist(['self', 'pay', 'cards']) }),
  v.object({ kind: v.literal('configured'), key: v.string() }),
  v.object({ kind: v.literal('provider-host'), host: v.string() }),
  v.object({ kind: v.literal('inline') }),
]);

const entry = v.object({ directive: v.string(), source, path: v.nullable(v.string()) });

const inventory = v.object({
  shop: v.object({ entries: v.array(entry) }),
  cardFrames: v.array(v.object({ provider: v.string(), entries: v.array(entry) })),
});

/** A resource that a document may load, from the committed inventory. */
export type Entry = v.InferOutput<typeof entry>;

/** The committed inventory of a brand's payment page. */
export type Inventory = v.InferOutput<typeof inventory>;

/** Reads the committed inventory of a brand. */
export function readInventory(brand: string): Inventory {
  const file = join(import.meta.dirname, '../../../docs/script-inventory', `${brand}.json`);
  return v.parse(inventory, JSON.parse(readFileSync(file, 'utf8')));
}
