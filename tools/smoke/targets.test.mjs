import { describe, expect, it } from 'vitest';
import { readTargets } from './targets.mjs';

describe('what is looked at', () => {
  it('are shops by their addresses, without the path', () => {
    const { targets, connect, hasBackEnd, buyer } = read([
      '--base',
      'https://shop.nova.example/my',
    ]);
    expect(targets).toEqual([{ url: 'https://shop.nova.example/', expected: null }]);
    expect([connect, hasBackEnd, buyer]).toEqual([null, true, null]);
  });

  it('are all hosts of pages of an environment, with what it says of them', () => {
    const { targets } = read(['--environment', 'demo']);
    expect(targets).toContainEqual({
      url: 'https://demo.shop.nova.example/',
      expected: { brand: 'nova', environment: 'demo', api: ['https://api.demo.nova.example'] },
    });
  });

  it('is asked for at another server before DNS leads to it', () => {
    const { connect, hasBackEnd } = read([
      ...['--base', 'https://shop.nova.example', '--connect', 'http://127.0.0.1:8080/x'],
      '--no-back-end',
    ]);
    expect([connect, hasBackEnd]).toEqual(['http://127.0.0.1:8080', false]);
  });

  it('is bought from with an account', () => {
    const account = { SMOKE_ACCOUNT: 'smoke', SMOKE_PASSWORD: 'test' };
    const { buyer } = read(['--base', 'https://a.example', '--channel', 'Card'], account);
    expect(buyer).toEqual({ username: 'smoke', password: 'test', channel: 'Card' });
  });
});

it.each([
  [[], {}, 'npm run smoke -- --base'],
  [['--base', 'shop.nova.example'], {}, '--base is "shop.nova.example"; it is written like'],
  [['--environment', 'nowhere'], {}, 'There is no '],
  [['--bases', 'x'], {}, "Unknown option '--bases'"],
  [['--base', 'https://a.example'], { SMOKE_ACCOUNT: 'smoke' }, 'Set both SMOKE_ACCOUNT and'],
])('%j with %j says what is wrong', (args, variables, words) => {
  expect(() => readTargets(args, variables)).toThrow(words);
});

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [variables]
 */
function read(args, variables = {}) {
  const settings = readTargets(args, variables);
  if (settings === 'help') throw new Error('The help was asked for.');
  return settings;
}
