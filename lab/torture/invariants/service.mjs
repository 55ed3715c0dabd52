import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, field as fieldOf, list } from '../../../tools/test/json.mjs';
import { repository } from '../../../tools/terminal/repository.mjs';
import { field, timeLimitMs } from '../history.mjs';
import { inspect, ordersByNumber } from './invariant.mjs';

/** How long after an attack all instances must be ready again. */
const maxRecoveryMs = 30_000;

const serverError = -5000;

const openapi = JSON.parse(readFileSync(join(repository, 'docs/openapi.json'), 'utf8'));
const paths = fieldOf(openapi, 'paths');
const calls = typeof paths === 'object' && paths !== null ? Object.values(paths) : [];
const refusals = calls.flatMap((call) => list(fieldOf(call, 'get'), 'x-codes'));

/** Codes of the contract: success, and what its calls may be refused with. */
const codes = new Set([1, ...refusals.map((refusal) => count(refusal, 'code'))]);

/** What no response may contain: statements, files and lines of code. */
const innerWorkings =
  /\b(select|insert into|update|delete from) ["\w.]+|\n\s+at |node_modules|\/(dist|src)\/[\w/-]+\.(m?js|ts)|Failed query|ECONNREFUSED|SQLSTATE/i;

/** Requests that are no calls of the main API. */
const others = new Set(['settle', 'duplicate-webhook', 'forged-webhook']);

/** Returns whether a request may have met an attack. */
function mayBeHurt({ attacks }, counts) {
  const windows = attacks
    .filter(({ nemesis }) => counts(nemesis))
    .map(({ from, to, recoveryMs }) => ({ from, to: to + (recoveryMs ?? Infinity) }));
  return ({ startedAt, endedAt }) =>
    windows.some(({ from, to }) => startedAt <= to && endedAt >= from);
}

function calmCalls(facts) {
  const isHurt = mayBeHurt(facts, () => true);
  return facts.history.filter((entry) => !others.has(entry.operation) && !isHurt(entry));
}

const startOf = ({ startedAt }) => startedAt;

const onTheWire = { success: '1', pending: '-1', fail: '-2' };

/** Answers, and the life of the instances. */
export const serviceInvariants = [
  {
    name: 'every-answer-has-a-code',
    family: 'answers',
    sentence: 'A whole response of the main API is an envelope with a code of the contract.',
    check(facts) {
      // The control API was asked to send something else.
      const isSpoilt = mayBeHurt(facts, (nemesis) => nemesis === 'faults');
      const answered = facts.history.filter(
        (entry) => entry.reply !== null && !others.has(entry.operation) && !isSpoilt(entry),
      );
      return inspect(
        answered,
        ({ operation, reply }) =>
          reply !== null && reply.code !== null && codes.has(reply.code)
            ? null
            : `${operation} was answered ${reply?.status ?? 0} ${reply?.text.slice(0, 120) ?? ''}`,
        startOf,
      );
    },
  },
  {
    name: 'no-inner-workings',
    family: 'answers',
    sentence: 'No response shows a statement, a file or a line of code.',
    check({ history }) {
      const answered = history.filter(({ reply }) => reply !== null);
      return inspect(
        answered,
        ({ operation, reply }) => {
          const found = innerWorkings.exec(reply?.text ?? '');
          return found === null ? null : `${operation} was answered with "${found[0]}"`;
        },
        startOf,
      );
    },
  },
  {
    name: 'answered-in-time',
    family: 'answers',
    sentence: 'Without an attack every call is answered within ten seconds.',
    check(facts) {
      return inspect(
        calmCalls(facts),
        ({ operation, reply, startedAt, endedAt }) =>
          reply !== null && endedAt - startedAt < timeLimitMs
            ? null
            : `${operation} was not answered in ${Math.round(endedAt - startedAt)} ms`,
        startOf,
      );
    },
  },
  {
    name: 'no-error-in-calm',
    family: 'answers',
    sentence: 'Without an attack no call fails on the side of the server.',
    check(facts) {
      return inspect(
        calmCalls(facts),
        ({ operation, reply }) =>
          reply?.code === serverError ? `${operation} was answered ${serverError}` : null,
        startOf,
      );
    },
  },
  {
    name: 'orders-are-readable',
    family: 'reads',
    sentence: 'After the run every order reads as it is stored.',
    check(facts) {
      const reads = new Map(
        facts.history.flatMap((entry) =>
          entry.operation === 'last-read' ? [[entry.sent['billing_no'] ?? '', entry]] : [],
        ),
      );
      const orders = [...ordersByNumber(facts).values()].filter(({ billingNo }) =>
        reads.has(billingNo),
      );
      return inspect(orders, (order) => {
        const content = reads.get(order.billingNo)?.reply?.content;
        const isSame =
          field(content, 'status') === onTheWire[order.status] &&
          field(content, 'currency') === order.currency &&
          Math.round(Number(field(content, 'price')) * 100) === order.priceMinor;
        return isSame ? null : `order ${order.billingNo} reads otherwise than it is stored`;
      });
    },
  },
  {
    name: 'instances-come-back',
    family: 'recovery',
    sentence: `Every instance is ready within ${maxRecoveryMs / 1000} seconds after an attack.`,
    check({ attacks }) {
      return inspect(
        attacks,
        ({ nemesis, recoveryMs }) =>
          recoveryMs !== null && recoveryMs <= maxRecoveryMs
            ? null
            : `after ${nemesis} it took ${recoveryMs === null ? 'for ever' : `${Math.round(recoveryMs)} ms`}`,
        ({ to }) => to,
      );
    },
  },
  {
    name: 'instances-live',
    family: 'recovery',
    sentence: 'No instance ends by itself.',
    check({ unexpectedExits, starts }) {
      return {
        looked: starts,
        violations: unexpectedExits.map((output) => ({
          text: `an instance ended by itself: ${output}`,
        })),
      };
    },
  },
];
