import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Call, calls, readAnswer } from '../src';
import { arbitraryOf } from './testing/arbitrary-of';
import { convertSchema } from './convert-schema';

const each = Object.values(calls).map((call: Call) => ({ name: call.name, call }));

/** Returns the path of every value in a value. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const below = Object.entries(value).flatMap(([key, child]) =>
    pathsIn(child).map((path) => [key, ...path]),
  );
  return [[], ...below];
}

/** Returns the value with another one at a path. */
function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? replaced(item, rest, other) : item,
    );
  const entries = Object.entries(value ?? {}).map(([name, child]: [string, unknown]) => [
    name,
    name === key ? replaced(child, rest, other) : child,
  ]);
  return Object.fromEntries(entries);
}

const wrong = fc.oneof(
  fc.constantFrom(null, undefined, '', '12.50', 'NaN', '{"en":', '{"en":"x"}', '<b>x</b>', -1, []),
  fc.anything(),
);

describe('answers generated from the definition of their call', () => {
  it.each(each)('$name: reads what the document allows', ({ call }) => {
    fc.assert(
      fc.property(arbitraryOf(convertSchema(call.content)), (content) => {
        expect(readAnswer(call, { code: 1, msg: '', content })).toMatchObject({ kind: 'content' });
      }),
    );
  });

  it.each(each)('$name: one wrong value is a typed error or is cleaned', ({ call }) => {
    const broken = arbitraryOf(convertSchema(call.content)).chain((content) =>
      fc
        .tuple(fc.constantFrom(...pathsIn(content)), wrong)
        .map(([path, other]) => replaced(content, path, other)),
    );
    fc.assert(
      fc.property(broken, (content) => {
        const answer = readAnswer(call, { code: 1, msg: '', content });
        expect(answer.kind).not.toBe('refused');
        // A cleaned value has no number that is not finite.
        const text = JSON.stringify(answer, (_key, value: unknown) =>
          typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value,
        );
        expect(text).not.toContain('"not finite"');
      }),
    );
  });
});
