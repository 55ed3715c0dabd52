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

const inventory = v.array(v.object({ document: v.string(), ...entry.entries }));

/** A resource that a document may load. */
export type Entry = v.InferOutput<typeof entry>;

/** Reads from the reviewed list what a document may load: `shop`, or the card frame of a provider. */
export function readInventory(document: string): readonly Entry[] {
  const file = join(import.meta.dirname, '../../../docs/script-inventory.json');
  const entries = v.parse(inventory, JSON.parse(readFileSync(file, 'utf8')));
  return entries.filter((one) => one.document === document);
}
