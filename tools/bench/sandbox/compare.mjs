import { field } from '../../test/json.mjs';
import { ask } from './ask.mjs';
import { load } from './load.mjs';
import { orderPath, paymentPath } from './purchase.mjs';
import { takeTurns } from './rounds.mjs';

const rounds = 5;
const seconds = 2;
/** So many requests show the engine what is hot; a machine that is busy may take so long for them. */
const warmUp = { requests: 12_000, mostSeconds: 8 };

/** The least share of the bare server's rate that ours should reach. */
const targets = { read: 0.7, creation: 0.4 };

/**
 * @typedef {object} Setting
 * @property {number} ours port
 * @property {number} floor port
 * @property {string} token
 */

/** @typedef {import('./verdict.mjs').Comparison} Comparison */

/** @param {(seconds: number) => Promise<number>} round */
async function heat(round) {
  let answered = 0;
  for (let time = 0; time < warmUp.mostSeconds && answered < warmUp.requests; time += 1)
    answered += await round(1);
}

/**
 * @param {Setting} setting
 * @param {(port: number, seconds: number) => Promise<number>} round
 */
async function race({ ours, floor }, round) {
  await heat((time) => round(ours, time));
  await heat((time) => round(floor, time));
  return takeTurns(
    rounds,
    () => round(ours, seconds),
    () => round(floor, seconds),
  );
}

/**
 * Reads one order again and again, as a page does that waits for its payment.
 *
 * @param {Setting} setting
 * @returns {Promise<Comparison>}
 */
export async function compareReads(setting) {
  const made = await ask(setting.ours, paymentPath(setting.token, 1));
  const path = orderPath(setting.token, String(field(field(made, 'content'), 'billing_no')));
  const rates = await race(setting, (port, time) => load(port, () => path, time));
  return { title: 'one order read', ...rates, target: targets.read };
}

/**
 * Payments that never repeat: what was on its way when a round ended may still be stored in the next.
 *
 * @param {string} token
 * @returns {() => string} the path of the next one
 */
function newPayments(token) {
  let turn = 1;
  return () => paymentPath(token, (turn += 1));
}

/**
 * Makes orders, each for another character and with another key.
 *
 * @param {Setting} setting
 * @returns {Promise<Comparison>}
 */
export async function compareCreations(setting) {
  const ours = newPayments(setting.token);
  const floor = newPayments(setting.token);
  const rates = await race(setting, (port, time) =>
    load(port, port === setting.ours ? ours : floor, time),
  );
  return { title: 'one creation', ...rates, target: targets.creation };
}
