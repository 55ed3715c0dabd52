import { describe, expect, it } from 'vitest';
import { type CardAppearance, readAppearance, writeAppearance } from './card-appearance';

const look: CardAppearance = { fill: '#5b4bff', onFill: '#ffffff', cornerPx: 24, scheme: 'dark' };

describe('the look of card fields in an address', () => {
  it.each(['dark', 'light'] as const)('is read as it was written, %s', (scheme) => {
    expect(writeAppearance({ ...look, scheme })).toBe(`5b4bff-ffffff-24-${scheme}`);
    expect(readAppearance(`5b4bff-ffffff-24-${scheme}`)).toEqual({ ...look, scheme });
  });

  it.each([
    null,
    '',
    'red-ffffff-24-dark',
    '5b4bff;background:url(//evil.example)-ffffff-24-dark',
    '#5b4bff-ffffff-24-dark',
    '5b4bff-ffffff--1-dark',
    '5b4bff-ffffff-1000-dark',
    '5b4bff-ffffff-4px-dark',
    '5b4bff-ffffff-24',
    '5b4bff-ffffff-24-sepia',
    '5b4bff-ffffff-24-dark\n',
  ])('is none for %j', (value) => {
    expect(readAppearance(value)).toBeNull();
  });
});
