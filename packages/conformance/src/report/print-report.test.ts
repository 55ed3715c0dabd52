import { calls } from '@shop/contract';
import { expect, it } from 'vitest';
import type { Exchange } from '../exchange/exchange';
import type { CheckResult } from '../context/check';
import type { Verdict } from '../context/verdict';
import { jsonReport } from './json-report';
import { createStyler } from './print-report';
import { printReport } from './print-report';

const exchange: Exchange = {
  call: calls.orderInfo,
  request: { url: 'http://a.example/api/pay/getOrderInfo?oauth_token=secret', headers: {} },
  incoming: { status: 500, headers: {}, body: 'Oops,\n  "oauth_token":"secret"' },
  failure: '',
};

function result(call: CheckResult['check']['call'], rule: string, verdict: Verdict): CheckResult {
  return { check: { domain: 'orders', call, rule, run: async () => undefined }, verdict };
}

const results = [
  result(null, 'one key is one order', { kind: 'holds' }),
  result(null, 'hosts agree', { kind: 'skipped', reason: 'one host', remedy: 'give --base twice' }),
  result(calls.orderInfo, 'ignores parameters', { kind: 'holds' }),
  result(calls.orderInfo, 'answers', { kind: 'broken', finding: 'HTTP 500', exchange }),
];
const plain = createStyler(false);

it('lists broken and skipped rules by domain and call, with remedies', () => {
  expect(printReport(results, plain, { isVerbose: false })).toMatchInlineSnapshot(`
    "
    orders
      ✓ rules  1 of 2
        ✓ one key is one order
        – hosts agree
          one host: give --base twice
      ✗ orderInfo  /api/pay/getOrderInfo  1 of 2
        ✗ answers
          HTTP 500
          GET http://a.example/api/pay/getOrderInfo?oauth_token=***
          HTTP 500 Oops, "oauth_token":"***"

    2 hold, 1 broken, 1 not checked
    "
  `);
});

it('lists the rules that hold when it is verbose', () => {
  expect(printReport(results, plain, { isVerbose: true })).toContain('    ✓ ignores parameters\n');
});

it('uses colours only for a terminal', () => {
  expect(printReport(results, createStyler(true), { isVerbose: false })).toContain('\u001B[31m✗');
});

it('reports the same as JSON, without secrets', () => {
  const text = jsonReport(results, 7);
  expect(JSON.parse(text)).toMatchObject({
    summary: { holds: 2, broken: 1, skipped: 1 },
    seed: 7,
    checks: [{}, { remedy: 'give --base twice' }, {}, { call: 'orderInfo', finding: 'HTTP 500' }],
  });
  expect(text).not.toContain('secret');
});
