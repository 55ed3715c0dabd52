import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments';

const base = ['--base', 'https://api.example/', '--fixtures', 'f.json'];

describe('arguments', () => {
  it('name hosts, fixtures and what to leave out', () => {
    const args = [...base, '--base', 'http://b.localhost:4000', '--only', 'coupons', '--seed', '7'];
    expect(readArguments(args)).toEqual({
      kind: 'wish',
      wish: {
        bases: ['https://api.example', 'http://b.localhost:4000'],
        fixtures: 'f.json',
        origin: '',
        only: ['coupons'],
        isThorough: false,
        isWhole: false,
        isJson: false,
        seed: 7,
        runs: 5,
      },
    });
  });

  it.each([
    [[], /--base/],
    [['--base', 'ftp://a.example', '--fixtures', 'f'], /no http address/],
    [['--base', 'https://a.example'], /--fixtures/],
    [[...base, '--only', 'cupons'], /neither a domain nor a call/],
    [[...base, '--seed', 'x'], /numbers/],
    [[...base, '--bsae', 'x'], /bsae/],
    [[...base, 'more'], /more/],
  ])('%j cannot be understood', (args, problem) => {
    const reading = readArguments(args);
    expect(reading).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });

  it('ask for help', () => {
    expect(readArguments(['--help'])).toEqual({ kind: 'help' });
  });
});
