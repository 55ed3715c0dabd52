import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { writeDocument } from './document';

const document = writeDocument();

it('the committed document is current: `npm run openapi` writes it', async () => {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../docs/openapi.json');
});

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(validator.version).toBe('3.1');
});

it('contains the docblocks of calls and of fields in lists', () => {
  const text = JSON.stringify(document);
  expect(text).toContain('"description":"The goods of a game in an area (spec §7)."');
  expect(text).toContain('The price before any coupon, in major units of `currency`.');
});
