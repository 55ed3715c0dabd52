import { type DomainArea, readDomainArea } from '@shop/contract';
import {
  type Read,
  type Stored,
  type StoredValues,
  fields,
  orNull,
  smallSchema,
  text,
  textOf,
} from '../storage';

/** What the tile of goods shows, with every text as it is shown; null for none. */
export interface ShownGoods {
  readonly name: string;
  /** The address of its picture. */
  readonly icon: string;
  readonly base: string | null;
  readonly bonus: string | null;
  readonly price: string | null;
  readonly badge: string | null;
  readonly note: string | null;
  readonly disabledReason: string | null;
}

/** The goods that are in sight: those of one type. */
export interface GoodsInSight {
  /** The names of the types; at least one. */
  readonly types: readonly string[];
  /** The index of the type that is open, which the goods are of. */
  readonly open: number;
  readonly goods: readonly ShownGoods[];
  /** Whether what was bought last stands above them. False by default. */
  readonly again?: boolean | undefined;
}

/** Goods of a type, of which the page shows those of one type. */
interface ShownType {
  readonly name: string;
  readonly goods: readonly (ShownGoods & { readonly id: string })[];
}

/** What the shown goods depend on. */
export interface GoodsVisit {
  readonly brand: string;
  readonly area: DomainArea;
  readonly language: string;
  readonly clientId: string;
}

// Together at most 60 kB.
const maxItems = 24;
const line = textOf(/^[^]{1,200}$/);
const optionalLine = orNull(line);
const icon = textOf(/^[^]{0,1000}$/);

/** Reads a list that is neither empty nor too long. */
function listOf<Item>(read: Read<Item>): Read<readonly Item[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > maxItems) return undefined;
    const given: readonly unknown[] = value;
    const items = given.flatMap((item) => read(item) ?? []);
    return items.length === value.length ? items : undefined;
  };
}

const lastGoods = fields({
  brand: text,
  area: readDomainArea,
  language: text,
  clientId: text,
  types: listOf(line),
  again: (value = false) => (typeof value === 'boolean' ? value : undefined),
  open: (value = 0) =>
    typeof value === 'number' && /^\d+$/.test(String(value)) ? value : undefined,
  goods: listOf(
    fields({
      name: line,
      icon,
      base: optionalLine,
      bonus: optionalLine,
      price: optionalLine,
      badge: optionalLine,
      note: optionalLine,
      disabledReason: optionalLine,
    }),
  ),
});

const storedGoods: Stored<GoodsVisit & GoodsInSight> = {
  key: 'paymentGoods',
  maxAgeDays: 7,
  schema: smallSchema(lastGoods),
};

/**
 * Returns the goods that the last visit showed; null if they were of another visit's kind or are
 * older than 7 days. For display alone: their prices may have changed.
 */
export function readLastGoods(storage: StoredValues, visit: GoodsVisit): GoodsInSight | null {
  const stored = storage.read(storedGoods);
  if (stored === null) return null;
  const isSame =
    stored.brand === visit.brand &&
    stored.area === visit.area &&
    stored.language === visit.language &&
    stored.clientId === visit.clientId;
  return isSame ? stored : null;
}

/**
 * Stores the goods of one type, as they are shown, for the next visit: that of the chosen goods, or else the
 * first. Stores none if there are none or if their texts are too long.
 *
 * @param shown.again - Whether the place of what was bought last is kept above them.
 */
export function saveLastGoods(
  storage: StoredValues,
  { brand, area, language, clientId }: GoodsVisit,
  types: readonly ShownType[],
  { chosen, again = false }: { readonly chosen: string | null; readonly again?: boolean },
): void {
  const shown = lastGoods({
    ...{ brand, area, language, clientId },
    ...goodsInSight(types, chosen),
    again,
  });
  if (shown === undefined) forgetLastGoods(storage);
  else storage.write(storedGoods, shown);
}

/** Returns the goods of the type that opens: that of the chosen goods, or else the first. At most 24 of them. */
export function goodsInSight(types: readonly ShownType[], chosen: string | null): GoodsInSight {
  const open = Math.max(
    0,
    types.findIndex(({ goods }) => goods.some(({ id }) => id === chosen)),
  );
  const goods = types[open]?.goods.slice(0, maxItems) ?? [];
  return { types: types.map(({ name }) => name), open, goods };
}

/** Removes the stored goods, as when the back end refuses their game or area (spec §8). */
export function forgetLastGoods(storage: StoredValues): void {
  storage.remove(storedGoods);
}
