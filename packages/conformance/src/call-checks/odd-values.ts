import * as fc from 'fast-check';
import * as v from 'valibot';
import type { CallParameter, ParameterSchema } from '../context/call-parameters';

/** Values that often break servers. */
const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  'undefined',
  '__proto__',
  '[object Object]',
  '{"a":1}',
  '[]',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '🙂'.repeat(50),
  'x'.repeat(2_000),
];

const withOptions = v.object({ options: v.array(v.union([v.string(), v.number()])) });
const withWrapped = v.object({
  wrapped: v.custom<ParameterSchema>((value) => typeof value === 'object'),
});

/** Lists the options of a schema, wrapped or not. */
function optionsOf(schema: ParameterSchema): readonly string[] {
  if (v.is(withWrapped, schema)) return optionsOf(schema.wrapped);
  return v.is(withOptions, schema) ? schema.options.map(String) : [];
}

type Pairs = readonly (readonly [string, string])[];

/** Generates one parameter: valid, another valid option, hostile, absent, or twice. */
function oddPairs({ name, schema }: CallParameter, right: string): fc.Arbitrary<Pairs> {
  const value = fc.oneof(
    fc.constant(right),
    fc.constantFrom(right, ...optionsOf(schema)),
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary' }),
  );
  const once = value.map((one): Pairs => [[name, one]]);
  const twice = fc.tuple(value, value).map((both): Pairs => both.map((one) => [name, one]));
  return fc.oneof(
    { weight: 8, arbitrary: once },
    { weight: 1, arbitrary: twice },
    { weight: 1, arbitrary: fc.constant<Pairs>([]) },
  );
}

/** Generates queries of a call from its schema; `fixed` pairs are sent unchanged. */
export function oddQueries(
  parameters: readonly CallParameter[],
  right: Readonly<Record<string, string>>,
  fixed: Pairs,
): fc.Arbitrary<Pairs> {
  const each = parameters.map((parameter) => oddPairs(parameter, right[parameter.name] ?? ''));
  return fc.tuple(...each).map((lists) => [...fixed, ...lists.flat()]);
}
