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

const readme = join(import.meta.dirname, '../../../packages/storefront/README.md');
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

/** What becomes of whole entries. */
const wholes: readonly (readonly [what: string, damage: (value: unknown) => string])[] = [
  ['half of a text', (value) => wrapped(value).slice(0, -2)],
  ['a number', () => wrapped(1e300)],
  ['a prototype', () => '{"v":1,"exp":null,"d":{"__proto__":{"suid":"u"},"constructor":1}}'],
  ['zero bytes and half a character', () => wrapped('\0\ud800')],
  ['a huge text', () => wrapped('x'.repeat(100_000))],
  ['endless lists', () => '['.repeat(50_000)],
  ['an expired value', (value) => wrapped(value, { exp: 1 })],
  ['a value of a later version', (value) => wrapped(value, { v: 2 })],
  [
    'a value of another brand',
    (value) => wrapped(value).replaceAll(/nova|europa|[56]\d{4}1/g, 'z'),
  ],
  ['an older form', (value) => wrapped(value).replaceAll(/,"(?!exp|d")\w+":("[^"]*"|null)/g, '')],
];

type Leaf = string | number;

/** What becomes of one text or number inside an entry. */
const leaves: readonly (readonly [what: string, of: Leaf, damage: string])[] = [
  ['a huge text', '', JSON.stringify('x'.repeat(30_000))],
  ['zero bytes and half a character', '', JSON.stringify('a\0\ud800b')],
  ['a prototype', '', '"__proto__"'],
  ['a number beyond all', 0, '1e999'],
  ['a number before all', 0, '-1e300'],
];

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
  return [
    ...wholes.map(([what, damage]) => ({
      what,
      damaged: entries.map((entry): Damaged => [entry, damage(entry.value)]),
    })),
    // Some leaves of each entry, the others being whole.
    ...leaves.flatMap(([what, of, damage]) =>
      [1, 4].map((which) => ({
        what: `${what} in the place of leaf ${String(which)}`,
        damaged: written.map((entry): Damaged => {
          const text = withLeaf(entry.value, which, of, damage);
          return [entry, wrapped(null).replace('null}', () => `${text}}`)];
        }),
      })),
    ),
    {
      what: 'all of it',
      damaged: entries.map((entry, at): Damaged => {
        const [, damage] = wholes[at % wholes.length] ?? ['', () => ''];
        return [entry, damage(entry.value)];
      }),
    },
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
