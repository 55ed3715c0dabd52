import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Call, calls, readAnswer } from '../src';
import { arbitraryOf } from './testing/arbitrary-of';
import { convertSchema } from './convert-schema';

const each = Object.values(calls).map((call: Call) => ({ name: call.name, call }));

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const below = Object.entries(value).flatMap(([key, child]) =>
    placesIn(child).map((place) => [key, ...place]),
  );
  return [[], ...below];
}

/** The value with another one at a place. */
function spoiled(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? spoiled(item, rest, other) : item,
    );
  const entries = Object.entries(value ?? {}).map(([name, child]: [string, unknown]) => [
    name,
    name === key ? spoiled(child, rest, other) : child,
  ]);
  return Object.fromEntries(entries);
}

const wrong = fc.oneof(
  fc.constantFrom(null, undefined, '', '12.50', 'NaN', '{"en":', '{"en":"x"}', '<b>x</b>', -1, []),
  fc.anything(),
);

describe('answers made from the definition of their call', () => {
  it.each(each)('$name: what the document allows is read', ({ call }) => {
    fc.assert(
      fc.property(arbitraryOf(convertSchema(call.content)), (content) => {
        expect(readAnswer(call, { code: 1, msg: '', content })).toMatchObject({ kind: 'content' });
      }),
    );
  });

  it.each(each)('$name: one thing wrong in it is a typed error or a cleaned value', ({ call }) => {
    const broken = arbitraryOf(convertSchema(call.content)).chain((content) =>
      fc
        .tuple(fc.constantFrom(...placesIn(content)), wrong)
        .map(([place, other]) => spoiled(content, place, other)),
    );
    fc.assert(
      fc.property(broken, (content) => {
        const answer = readAnswer(call, { code: 1, msg: '', content });
        expect(answer.kind).not.toBe('refused');
        // A cleaned value holds no number that cannot be reckoned or compared with.
        const text = JSON.stringify(answer, (_key, value: unknown) =>
          typeof value === 'number' && !Number.isFinite(value) ? 'no number' : value,
        );
        expect(text).not.toContain('"no number"');
      }),
    );
  });
});
