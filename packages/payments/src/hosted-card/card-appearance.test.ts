import { describe, expect, it } from 'vitest';
import { type CardAppearance, readAppearance, writeAppearance } from './card-appearance';

const look: CardAppearance = { fill: '#5b4bff', onFill: '#ffffff', cornerPx: 24, scheme: 'dark' };

describe('the look of card fields in an address', () => {
  it('is read as it was written', () => {
    const query = new URLSearchParams('payment=1');
    writeAppearance(query, look);
    expect(query.toString()).toBe('payment=1&fill=5b4bff&on=ffffff&corner=24&scheme=dark');
    expect(readAppearance(query)).toEqual(look);
  });

  it.each([
    ['fill', null],
    ['fill', 'red'],
    ['fill', '5b4bff;background:url(//evil.example)'],
    ['on', '#ffffff'],
    ['corner', '-1'],
    ['corner', '1000'],
    ['corner', '4px'],
    ['scheme', null],
    ['scheme', 'sepia'],
  ])('is none if %s is %j', (name, value) => {
    const query = new URLSearchParams();
    writeAppearance(query, look);
    if (value === null) query.delete(name);
    else query.set(name, value);
    expect(readAppearance(query)).toBeNull();
  });
});
