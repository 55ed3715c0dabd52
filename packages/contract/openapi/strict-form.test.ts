import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calls } from '../src';
import { flag } from '../src/wire/flag';
import { lenientList } from '../src/wire/lenient-list';
import { localizedText } from '../src/wire/localized-text';
import { numeric } from '../src/wire/numeric';
import { optionalText, requiredText } from '../src/wire/text';
import { timestamp } from '../src/wire/timestamp';
import { codesOf } from './codes';
import { convertSchema } from './convert-schema';

it.each([
  ['an id', requiredText, { type: 'string', minLength: 1, not: { pattern: '^\\s*$' } }],
  ['a text that may be empty', optionalText, { type: 'string' }],
  ['a number', v.pipe(numeric, v.minValue(0)), { type: 'number', minimum: 0 }],
  ['a boolean', flag, { type: 'boolean' }],
  ['a time', timestamp, { type: 'integer', minimum: 0 }],
  ['a text by locale', localizedText, { anyOf: [{ type: 'string' }, { type: 'object' }] }],
  ['a list', lenientList(requiredText), { type: 'array', items: { type: 'string' } }],
])('%s has one form in the document', (_, schema, form) => {
  expect(convertSchema(schema)).toMatchObject(form);
});

it('throws for a schema without a form', () => {
  expect(() => convertSchema(v.date())).toThrow(/date/);
});

it.each([
  [calls.gameLogo, ['client_id'], [-3001, -4000, -4290, -5000]],
  [calls.orderInfo, ['billing_no'], [-600, -4000, -4040, -4290, -5000]],
  [calls.receiveCoupons, [], [-600, -3090, -4000, -4290, -5000]],
])('$name has the codes of its kind, audience and parameters', (call, names, codes) => {
  expect(codesOf(call, names)).toEqual(codes);
});
