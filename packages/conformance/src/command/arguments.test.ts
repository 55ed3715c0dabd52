import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments';

const base = ['--base', 'https://api.example/', '--fixtures', 'f.json'];

describe('readArguments', () => {
  it('reads hosts, fixtures and the selection', () => {
    const args = [...base, '--base', 'http://b.localhost:4000', '--only', 'coupons', '--seed', '7'];
    expect(readArguments(args)).toEqual({
      kind: 'run',
      run: {
        bases: ['https://api.example', 'http://b.localhost:4000'],
        fixtures: 'f.json',
        origin: '',
        only: ['coupons'],
        isThorough: false,
        isVerbose: false,
        format: 'text',
        seed: 7,
        runs: 5,
      },
    });
  });

  it.each([
    [[], /--base/],
    [['--base', 'ftp://a.example', '--fixtures', 'f'], /not an HTTP URL/],
    [['--base', 'https://a.example'], /--fixtures/],
    [[...base, '--only', 'cupons'], /neither a domain nor a call/],
    [[...base, '--json', '--junit'], /two forms/],
    [[...base, '--seed', 'x'], /numbers/],
    [[...base, '--bsae', 'x'], /bsae/],
    [[...base, 'more'], /more/],
  ])('rejects %j', (args, problem) => {
    const reading = readArguments(args);
    expect(reading).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });

  it('selects a rule by its text, as it is reported', () => {
    const rule = 'a token belongs to the player who signed in';
    expect(readArguments([...base, '--only', rule, '--junit'])).toMatchObject({
      run: { only: [rule], format: 'junit' },
    });
  });

  it('recognizes --help', () => {
    expect(readArguments(['--help'])).toEqual({ kind: 'help' });
  });
});
