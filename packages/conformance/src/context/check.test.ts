import { describe, expect, it } from 'vitest';
import { type Check, runCheck } from './check';
import { createSuiteContext } from './suite-context';
import { RuleViolation, Skip } from './verdict';

const context = createSuiteContext({
  send: async () => ({ status: 200, headers: {}, body: '' }),
  fixtures: {
    accounts: [],
    paths: [],
    card_paths: [],
    prepaid_cards: [],
    replenishments: [],
    requests: {},
  },
  bases: ['http://a.example'],
  originOf: () => '',
  randomHex: (digits) => '0'.repeat(digits),
  newKey: () => 'a-key',
  seed: 1,
  runs: 1,
});

async function verdictOf(run: Check['run']) {
  const result = await runCheck({ domain: 'orders', call: null, rule: 'a rule', run }, context);
  return result.verdict;
}

describe('runCheck', () => {
  it('holds when the check resolves', async () => {
    expect(await verdictOf(async () => undefined)).toEqual({ kind: 'holds' });
  });

  it.each([
    [new RuleViolation('two orders'), { kind: 'broken', finding: 'two orders', exchange: null }],
    [new Skip('no card', 'add one'), { kind: 'skipped', reason: 'no card', remedy: 'add one' }],
    [new TypeError('odd'), { kind: 'broken', finding: 'odd', exchange: null }],
  ])('reports %s and does not reject', async (error, verdict) => {
    expect(await verdictOf(async () => Promise.reject(error))).toEqual(verdict);
  });
});
