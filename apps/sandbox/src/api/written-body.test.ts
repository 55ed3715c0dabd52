import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createOpening } from './written-body';

const long = 'Downtown, '.repeat(10_000);

it.each([
  ['', ''],
  ['', '달토끼'],
  ['{"msg":"💎"', ''],
  [long, '["s1"]}}'],
  [long, 'x'.repeat(0xffff)],
])('is the beginning and the rest, plain and compressed', async (beginning, rest) => {
  const body = (await createOpening(beginning)).complete(rest);
  expect(body.plain().toString()).toBe(beginning + rest);
  expect(gunzipSync(body.gzip()).toString()).toBe(beginning + rest);
});

it('compresses a long beginning', async () => {
  expect((await createOpening(long)).complete('Skyline').gzip().length).toBeLessThan(1_000);
});
