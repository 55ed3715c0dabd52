import { field } from '../../tools/test/json.mjs';
import { load } from './load.mjs';
import { orderPath, paymentPath } from './purchase.mjs';
import { request } from './request.mjs';
import { alternate } from './rounds.mjs';

const rounds = 5;
const roundSeconds = 2;
/** Requests until the code is optimised, with a time limit for slow machines. */
const warmUpLimits = { requests: 12_000, maxSeconds: 8 };

/** The minimal rates of the sandbox, as a share of the bare server's. */
const minRatios = { read: 0.7, creation: 0.4 };

/**
 * @typedef {object} Setting
 * @property {number} sandboxPort
 * @property {number} baselinePort
 * @property {string} token
 */

/** @typedef {import('./evaluate.mjs').Comparison} Comparison */

/** @param {(seconds: number) => Promise<number>} round */
async function warmUp(round) {
  const { requests, maxSeconds } = warmUpLimits;
  let answered = 0;
  for (let second = 0; second < maxSeconds && answered < requests; second += 1)
    answered += await round(1);
}

/**
 * @param {Setting} setting
 * @param {(port: number, seconds: number) => Promise<number>} round
 */
async function measureRates({ sandboxPort, baselinePort }, round) {
  await warmUp((seconds) => round(sandboxPort, seconds));
  await warmUp((seconds) => round(baselinePort, seconds));
  return alternate(
    rounds,
    () => round(sandboxPort, roundSeconds),
    () => round(baselinePort, roundSeconds),
  );
}

/**
 * Creates an order.
 *
 * @param {number} port
 * @param {string} token
 * @returns {Promise<string>} the path that reads it
 */
export async function pathOfNewOrder(port, token) {
  const created = await request(port, paymentPath(token, 1));
  return orderPath(token, String(field(field(created, 'content'), 'billing_no')));
}

/**
 * Reads one order repeatedly, like a page that waits for its payment.
 *
 * @param {Setting} setting
 * @returns {Promise<Comparison>}
 */
export async function compareReads(setting) {
  const path = await pathOfNewOrder(setting.sandboxPort, setting.token);
  const rates = await measureRates(setting, (port, seconds) => load(port, () => path, seconds));
  return { title: 'one order read', ...rates, minRatio: minRatios.read };
}

/**
 * Creates a generator of payments that never repeats one, since a request of the last round may still
 * be stored in the next.
 *
 * @param {string} token
 * @returns {() => string} the path of the next payment
 */
export function newPayments(token) {
  let turn = 1;
  return () => paymentPath(token, (turn += 1));
}

/**
 * Creates orders, each for another role and with another key.
 *
 * @param {Setting} setting
 * @returns {Promise<Comparison>}
 */
export async function compareCreations(setting) {
  const sandboxPayments = newPayments(setting.token);
  const baselinePayments = newPayments(setting.token);
  const rates = await measureRates(setting, (port, seconds) =>
    load(port, port === setting.sandboxPort ? sandboxPayments : baselinePayments, seconds),
  );
  return { title: 'one creation', ...rates, minRatio: minRatios.creation };
}
