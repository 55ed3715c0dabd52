import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calls } from '../src';
import { flag } from '../src/wire/flag';
import { lenientList } from '../src/wire/lenient-list';
import { localizedText } from '../src/wire/localized-text';
import { numeric } from '../src/wire/numeric';
import { optionalText, requiredText } from '../src/wire/text';
import { timestamp } from '../src/wire/timestamp';
import { codesOf } from './codes-of';
import { convertSchema } from './convert-schema';
import { readDocs } from './read-docs';

it.each([
  ['an id', requiredText, { type: 'string', minLength: 1 }],
  ['a text that may be empty', optionalText, { type: 'string' }],
  ['a number', v.pipe(numeric, v.minValue(0)), { type: 'number', minimum: 0 }],
  ['a yes or no', flag, { type: 'boolean' }],
  ['a time', timestamp, { type: 'integer', minimum: 0 }],
  ['a text by locale', localizedText, { anyOf: [{ type: 'string' }, { type: 'object' }] }],
  ['a list', lenientList(requiredText), { type: 'array', items: { type: 'string' } }],
])('%s is asked for in one form', (_, schema, form) => {
  expect(convertSchema(schema)).toMatchObject(form);
});

// Reading all sources takes longer than a test may.
const docs = readDocs();

it('what has no form is an error, not a gap in the document', () => {
  expect(() => convertSchema(v.date())).toThrow(/date/);
});

it('says what the docblocks say, of calls and of fields in lists', () => {
  expect(docs.get('goodsList')?.text).toBe('What a game sells in an area (spec §7).');
  const goods = docs.get('goodsList')?.content.get('goods');
  expect(goods?.fields.get('price')?.text).toContain('in major units of `currency`');
  expect([...docs.keys()]).toEqual(expect.arrayContaining(Object.keys(calls)));
});

it.each([
  [calls.gameLogo, ['client_id'], [-3001, -4000, -4290, -5000]],
  [calls.orderInfo, ['billing_no'], [-600, -4000, -4040, -4290, -5000]],
  [calls.receiveCoupons, [], [-600, -3090, -4000, -4290, -5000]],
])('$name may refuse by its kind, its audience and its parameters', (call, names, codes) => {
  expect(codesOf(call, names)).toEqual(codes);
});
