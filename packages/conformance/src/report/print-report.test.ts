import { calls } from '@shop/contract';
import { expect, it } from 'vitest';
import type { Exchange } from '../exchange/exchange';
import type { CheckResult } from '../context/check';
import type { Verdict } from '../context/verdict';
import { jsonReport } from './json-report';
import { junitReport } from './junit-report';
import { createStyler, printReport } from './print-report';

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

const precondition = {
  what: 'sign in as tester',
  finding: 'HTTP 500 instead of 200',
  exchange,
  remedy: 'check the account',
};
const blocked = [
  result(null, 'one key is one order', { kind: 'blocked', precondition }),
  result(calls.orderInfo, 'answers', { kind: 'blocked', precondition }),
  result(calls.goodsList, 'says "<i>"\u0000', { kind: 'holds' }),
];

it('begins with each failed precondition, once', () => {
  expect(printReport(blocked, plain, { isVerbose: false })).toMatchInlineSnapshot(`
    "
    ✗ not possible: sign in as tester
      HTTP 500 instead of 200
      GET http://a.example/api/pay/getOrderInfo?oauth_token=***
      HTTP 500 Oops, "oauth_token":"***"
      2 checks need it: check the account

    orders
      ✓ goodsList  /api/pay/getThirdGift  1 of 1

    1 hold, 0 broken, 2 not checked
    "
  `);
  expect(JSON.parse(jsonReport(blocked, 7))).toMatchObject({
    summary: { blocked: 2 },
    preconditions: [{ what: 'sign in as tester', remedy: 'check the account' }],
    checks: [{ precondition: 'sign in as tester' }, { verdict: 'blocked' }, { verdict: 'holds' }],
  });
});

it('reports the same as JUnit XML, without secrets', () => {
  expect(junitReport(results)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="conformance">
      <testsuite name="orders" tests="4" failures="1" skipped="1">
        <testcase classname="orders" name="one key is one order"/>
        <testcase classname="orders" name="hosts agree"><skipped message="one host: give --base twice"/></testcase>
        <testcase classname="orders.orderInfo" name="ignores parameters"/>
        <testcase classname="orders.orderInfo" name="answers"><failure message="HTTP 500">GET http://a.example/api/pay/getOrderInfo?oauth_token=***&#10;HTTP 500 Oops, &quot;oauth_token&quot;:&quot;***&quot;</failure></testcase>
      </testsuite>
    </testsuites>
    "
  `);
  expect(junitReport(blocked)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="conformance">
      <testsuite name="preconditions" tests="1" failures="1" skipped="0">
        <testcase classname="precondition" name="sign in as tester"><failure message="HTTP 500 instead of 200">GET http://a.example/api/pay/getOrderInfo?oauth_token=***&#10;HTTP 500 Oops, &quot;oauth_token&quot;:&quot;***&quot;&#10;check the account</failure></testcase>
      </testsuite>
      <testsuite name="orders" tests="3" failures="0" skipped="2">
        <testcase classname="orders" name="one key is one order"><skipped message="not possible: sign in as tester"/></testcase>
        <testcase classname="orders.orderInfo" name="answers"><skipped message="not possible: sign in as tester"/></testcase>
        <testcase classname="orders.goodsList" name="says &quot;&lt;i&gt;&quot;�"/>
      </testsuite>
    </testsuites>
    "
  `);
});
