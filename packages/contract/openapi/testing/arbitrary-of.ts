import type { JsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';

type Child = JsonSchema | boolean;

function textOf({ pattern, minLength = 0 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  // Other texts must only not be blank.
  return fc.string({ minLength }).filter((text) => minLength === 0 || text.trim() !== '');
}

function numberOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): fc.Arbitrary<unknown> {
  const least = minimum ?? exclusiveMinimum ?? -1_000_000;
  return fc
    .double({ min: least, max: maximum ?? 1_000_000, noNaN: true })
    .filter((value) => value !== exclusiveMinimum);
}

function recordOf({ properties = {}, required, additionalProperties }: JsonSchema) {
  if (additionalProperties !== undefined && Object.keys(properties).length === 0)
    return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(additionalProperties));
  const fields = Object.entries(properties).map(
    ([name, child]) => [name, arbitraryOf(child)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required ?? [] });
}

function listOf({ items }: JsonSchema): fc.Arbitrary<unknown> {
  const item = items === undefined || Array.isArray(items) ? fc.anything() : arbitraryOf(items);
  return fc.array(item, { maxLength: 4 });
}

const makers = new Map<unknown, (schema: JsonSchema) => fc.Arbitrary<unknown>>([
  ['string', textOf],
  ['number', numberOf],
  ['boolean', () => fc.boolean()],
  ['integer', ({ minimum = 0, maximum = 1_000_000 }) => fc.integer({ min: minimum, max: maximum })],
  ['array', listOf],
  ['object', recordOf],
]);

/** Returns values that match a schema of the document. */
export function arbitraryOf(schema: Child): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.anything();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(arbitraryOf));
  return makers.get(schema.type)?.(schema) ?? fc.constant(null);
}
