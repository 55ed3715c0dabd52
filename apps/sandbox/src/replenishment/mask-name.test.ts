import { describe, expect, it } from 'vitest';
import { maskName } from './mask-name';

describe('maskName', () => {
  it.each([
    ['nova-blocked', 'n***'],
    ['나', '나***'],
    ['  Ada ', 'A***'],
    ['👩‍🚀 Nova', '👩‍🚀***'],
    ['', '***'],
  ])('masks %j as %j', (name, hidden) => {
    expect(maskName(name)).toBe(hidden);
  });
});
