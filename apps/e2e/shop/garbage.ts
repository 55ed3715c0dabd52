import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What the two storages of a tab contain. */
export interface Kept {
  readonly local: Readonly<Record<string, string>>;
  readonly tab: Readonly<Record<string, string>>;
}

/** An entry of the storage: what a visit of a player has left, or any value where it has left none. */
export interface Entry {
  readonly name: string;
  readonly isOfTab: boolean;
  readonly isWritten: boolean;
  readonly value: unknown;
}

const readme = join(import.meta.dirname, '../../../packages/storefront-core/README.md');
const stored = v.object({ d: v.unknown() });

/**
 * Returns at least one entry for each key that the shop writes. The list is that of the README, which a test
 * of the shop compares with its code: a new key is covered by itself.
 */
export function readEntries({ local, tab }: Kept): readonly Entry[] {
  const [, section = ''] = readFileSync(readme, 'utf8').split('\n### Keys that are written\n');
  const [table = ''] = section.split('\n#');
  const rows = [...table.matchAll(/^\| `([^`]+)` +\| ([^|]+)\|/gm)];
  return rows.flatMap(([, pattern = '', expiry = '']) => {
    const isOfTab = expiry.trim() === 'this tab';
    const [key = ''] = pattern.split('.');
    const names = Object.keys(isOfTab ? tab : local).filter((name) => name.split('.')[0] === key);
    const written = names.map((name) => {
      const text = (isOfTab ? tab : local)[name] ?? '';
      return { name, isOfTab, isWritten: true, value: v.parse(stored, JSON.parse(text)).d };
    });
    const name = pattern.replaceAll(/<.*?>/g, 'x');
    return written.length > 0 ? written : [{ name, isOfTab, isWritten: false, value: 'x' }];
  });
}

function wrapped(d: unknown, outer: object = {}): string {
  return JSON.stringify({ v: 1, exp: null, d, ...outer });
}

type Damage = (value: unknown) => string;

/** What is dropped before the schema of its key, so that it is the same for each key. */
const unread: readonly Damage[] = [
  (value) => wrapped(value).slice(0, -2),
  () => '['.repeat(50_000),
  () => wrapped('x'.repeat(100_000)),
  () => '\0\ud800',
  (value) => wrapped(value, { exp: 1 }),
  (value) => wrapped(value, { v: 2 }),
];

/** What only the schema of its key can refuse. */
const misshapen: readonly (readonly [what: string, damage: Damage])[] = [
  ['a number', () => wrapped(1e300)],
  ['a prototype', () => '{"v":1,"exp":null,"d":{"__proto__":{"suid":"u"},"constructor":1}}'],
  ['zero bytes and half a character', () => wrapped('\0\ud800')],
  [
    'a value of another brand',
    (value) => wrapped(value).replaceAll(/nova|europa|[56]\d{4}1/g, 'z'),
  ],
  ['an older form', (value) => wrapped(value).replaceAll(/,"(?!exp|d")\w+":("[^"]*"|null)/g, '')],
];

type Leaf = string | number;

const huge = JSON.stringify('x'.repeat(30_000));
const broken = JSON.stringify('a\0\ud800b');

/** Returns the JSON of a value with one leaf of the kind of `of` in its inside replaced. */
function withLeaf(value: unknown, which: number, of: Leaf, damage: string): string {
  let count = 0;
  const marked = (wanted: number): string => {
    count = 0;
    return JSON.stringify(value, (_, one: unknown) => {
      if (typeof one !== typeof of) return one;
      count += 1;
      return count - 1 === wanted ? '\u2020' : one;
    });
  };
  marked(-1);
  return marked(count === 0 ? -1 : which % count).replace('"\u2020"', () => damage);
}

/** An entry with the text that is stored for it. */
export type Damaged = readonly [entry: Entry, text: string];

/** Returns the texts of a storage for each kind of garbage. In the last one, each entry has another kind. */
export function damages(
  entries: readonly Entry[],
): readonly { readonly what: string; readonly damaged: readonly Damaged[] }[] {
  const written = entries.filter(({ isWritten }) => isWritten);
  // A game with another identity would hide what is stored for it.
  const isGame = ({ name }: Entry): boolean => name === 'paymentGameInfo';
  const isOther = (entry: Entry): boolean => !isGame(entry);
  const inLeaf = (which: number, of: Leaf, damage: string, isMeant = isOther) => ({
    what: `${damage.slice(0, 9)} in leaf ${String(which)}`,
    damaged: written.map((entry): Damaged => {
      const { value } = entry;
      const json = isMeant(entry) ? withLeaf(value, which, of, damage) : JSON.stringify(value);
      return [entry, `{"v":1,"exp":null,"d":${json}}`];
    }),
  });
  const dropped = entries.map((entry, at): Damaged => {
    const damage = unread[at % unread.length];
    return [entry, damage?.(entry.value) ?? ''];
  });
  return [
    ...misshapen.map(([what, damage]) => ({
      what,
      damaged: entries.map((entry): Damaged => [entry, damage(entry.value)]),
    })),
    inLeaf(0, '', huge, isGame),
    inLeaf(1, '', huge),
    inLeaf(2, '', broken),
    inLeaf(3, '', '"__proto__"'),
    inLeaf(0, 0, '1e999'),
    inLeaf(1, 0, '-1e300'),
    { what: 'nothing that can be read', damaged: dropped },
  ];
}

/** Returns the storages that contain some entries. */
export function keep(damaged: readonly Damaged[]): Kept {
  const of = (isTab: boolean): Record<string, string> =>
    Object.fromEntries(
      damaged.filter(([{ isOfTab }]) => isOfTab === isTab).map(([{ name }, text]) => [name, text]),
    );
  return { local: of(false), tab: of(true) };
}
