import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import { storageKeys } from './storage-keys';
import type { Stored } from './stored';

/** Spec §3. */
const specified = [
  ...['oauth_token', 'paymentUserinfo', 'paymentOrderInfo', 'userMap', 'gameInfo'],
  ...['paymentGameInfo', 'paymentBakApi', 'replenishBillingNo', 'payment_domain_area'],
  ...['betaAccountKey', 'betaUserInfo', 'autoShowAccum', 'perfLang', 'trackTimestamp'],
  ...['paymentUuid', 'trafficSource'],
];

/** The rows of a table of the README. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const [, section = ''] = readme.split(`\n### ${heading}\n`);
  const [table = ''] = section.split('\n#');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

const kept = rowsBelow('Keys that are written');
const unwritten = rowsBelow('Keys of the specification that are not written');

function daysOf(cell: string | undefined): number | null | undefined {
  if (cell === 'no expiry' || cell === 'this tab') return null;
  const [, days] = /^(\d+) days?$/.exec(cell ?? '') ?? [];
  return days === undefined ? undefined : Number(days);
}

it('lists every key that is written, with its expiry, in the README', () => {
  const documented = kept.map(([, key = '', days]) => [key.split('.')[0], daysOf(days)]);
  expect(Object.fromEntries(documented)).toEqual(storageKeys);
  expect(documented).toHaveLength(Object.keys(storageKeys).length);
});

it('writes or explains each of the sixteen keys of spec §3', () => {
  const explained = unwritten.map(([, key = '']) => key);
  const written = Object.keys(storageKeys).filter((key) => specified.includes(key));
  expect(specified).toHaveLength(16);
  expect([...written, ...explained].sort()).toEqual([...specified].sort());
});

it('keeps order and game for 7 days, and the working host for one (spec §9)', () => {
  const { paymentOrderInfo, paymentGameInfo, paymentBakApi } = storageKeys;
  expect([paymentOrderInfo, paymentGameInfo, paymentBakApi]).toEqual([7, 7, 1]);
});

it('does not compile with another key, or another expiry', () => {
  type Entry<Key, Days> = Pick<Stored<string>, 'schema'> & { key: Key; maxAgeDays: Days };
  type OfGame = Extract<Stored<string>, { key: 'paymentGameInfo' }>;
  expectTypeOf<Stored<string>['key']>().toEqualTypeOf<keyof typeof storageKeys>();
  expectTypeOf<Entry<'paymentGameInfo', 7>>().toExtend<Stored<string>>();
  expectTypeOf<Entry<'paymentGameInfo', 8>>().not.toExtend<Stored<string>>();
  expectTypeOf<Entry<'perfLang', 7>>().not.toExtend<Stored<string>>();
  expectTypeOf<OfGame['maxAgeDays']>().toEqualTypeOf<7>();
});
