import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupsOf, withoutReferences } from '../../test/design-tokens/read-token-file';
import { brandTokens, tokenChoices, tokenFile, tokenFileName } from './token-file';

const unit = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const duration = v.strictObject({ value: v.number(), unit: v.picklist(['ms', 's']) });
const dimension = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) });
const colour = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.tuple([unit, unit, unit]),
  alpha: unit,
  hex: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
});
const curve = v.tuple([unit, v.number(), unit, v.number()]);

/** The values of each type as the Design Tokens Format Module 2025.10 defines them, without references. */
const types = v.union([
  v.tuple([v.literal('color'), colour]),
  v.tuple([v.literal('dimension'), dimension]),
  v.tuple([v.literal('duration'), duration]),
  v.tuple([v.literal('cubicBezier'), curve]),
  v.tuple([v.literal('number'), v.number()]),
  v.tuple([v.literal('fontFamily'), v.pipe(v.array(v.string()), v.minLength(1))]),
  v.tuple([v.literal('fontWeight'), v.pipe(v.number(), v.minValue(1), v.maxValue(1000))]),
  v.tuple([
    v.literal('transition'),
    v.strictObject({ duration, delay: duration, timingFunction: curve }),
  ]),
  v.tuple([v.literal('gradient'), v.array(v.strictObject({ color: colour, position: unit }))]),
  v.tuple([
    v.literal('shadow'),
    v.array(
      v.strictObject({
        color: colour,
        ...{ offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension },
        inset: v.boolean(),
      }),
    ),
  ]),
]);

describe.each(tokenChoices)('the token file of $brand, $scheme', (choice) => {
  const file = tokenFile(choice);

  it('has values of the types of the format, and references that lead to such', () => {
    const wrong = Object.values(groupsOf(file)).flatMap((tokens) =>
      Object.entries(tokens)
        .filter(([, token]) => !v.is(types, [token.$type, withoutReferences(token.$value, file)]))
        .map(([name]) => name),
    );
    expect(wrong).toEqual([]);
  });

  it('has every token, and only what the format has no type for as an extension', () => {
    const named = Object.values(groupsOf(file)).flatMap((tokens) => Object.keys(tokens));
    const { 'shop.css': others } = v.parse(
      v.object({ 'shop.css': v.record(v.string(), v.string()) }),
      file['$extensions'],
    );
    const all = [...named.map((name) => `--${name}`), ...Object.keys(others)];
    expect(all.sort()).toEqual([...brandTokens(choice).keys()].sort());
    const untyped = /^--(motif|tile-|tracking-|corner-circle|give-way|room-kept)/;
    expect(Object.keys(others).filter((name) => !untyped.test(name))).toEqual([]);
  });
});

it('the brands have files of their own, with colours of their own', () => {
  const names = tokenChoices.map(tokenFileName);
  expect(new Set(names).size).toBe(tokenChoices.length);
  expect(names).toContain('nova.dark.tokens.json');
  const fills = ['nova', 'ember'].map((brand) => tokenFile({ brand, scheme: 'light' }));
  expect(fills[0]?.['colour']).not.toEqual(fills[1]?.['colour']);
});

it('is written as the format says', () => {
  const { colour: colours, motion, shape } = tokenFile({ brand: 'plain', scheme: 'light' });
  expect(colours).toMatchObject({
    page: {
      $type: 'color',
      $value: {
        colorSpace: 'srgb',
        components: [0.9569, 0.9608, 0.9725],
        alpha: 1,
        hex: '#f4f5f8',
      },
    },
    focus: { $type: 'color', $value: '{colour.brand-ink}' },
  });
  expect(motion).toMatchObject({
    'motion-quick': {
      $type: 'transition',
      $value: { duration: { value: 120, unit: 'ms' }, timingFunction: '{motion.ease}' },
    },
  });
  expect(shape).toMatchObject({
    'corner-card': { $type: 'dimension', $value: { value: 12, unit: 'px' } },
    'ring-chosen': { $type: 'shadow', $value: [{ color: '{colour.brand-ink}', inset: true }] },
  });
});
