import { describe, expect, it } from 'vitest';
import { maskName } from './mask-name';

describe('a name partly hidden', () => {
  it.each([
    ['nova-blocked', 'n***'],
    ['나', '나***'],
    ['  Ada ', 'A***'],
    ['👩‍🚀 Nova', '👩‍🚀***'],
    ['', '***'],
  ])('%j is %j', (name, hidden) => {
    expect(maskName(name)).toBe(hidden);
  });
});
