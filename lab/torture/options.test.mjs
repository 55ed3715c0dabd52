import { describe, expect, it } from 'vitest';
import { readOptions } from './options.mjs';
import { createRandom } from './random.mjs';

describe('the options', () => {
  it('are those of a run of two minutes when none are given', () => {
    expect(readOptions([], 5)).toEqual({
      seconds: 120,
      database: 'embedded',
      seed: 5,
      players: 8,
    });
  });

  it('take a length, a database and a seed', () => {
    const args = ['--minutes', '1', '--database', 'standby', '--seed', '9'];
    expect(readOptions(args, 5)).toMatchObject({
      seconds: 60,
      database: 'standby',
      seed: 9,
    });
  });

  it.each([
    ['--seed', 'x'],
    ['--seconds', '0'],
    ['--minutes', '61'],
    ['--database', 'mysql'],
    ['--nothing'],
  ])('are refused when they are %s %s', (...args) => {
    expect(() => readOptions(args, 5)).toThrow();
  });
});

it('gives the same choices for the same seed and stream, and others for another', () => {
  const draw = (seed, stream) => {
    const random = createRandom(seed, stream);
    return [random.uuid(), random.below(1_000), random.shuffle([1, 2, 3, 4, 5, 6, 7, 8])];
  };
  expect(draw(1, 'a')).toEqual(draw(1, 'a'));
  expect(draw(1, 'a')).not.toEqual(draw(1, 'b'));
  expect(draw(1, 'a')).not.toEqual(draw(2, 'a'));
});
