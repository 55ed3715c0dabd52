import { setTimeout as wait } from 'node:timers/promises';
import { noteChanges, readStored } from './facts.mjs';
import { createHistory } from './history.mjs';
import { createInstance, startAll, waitUntilReady } from './instances.mjs';
import { essential, nemesesOf } from './nemeses.mjs';
import { askAgain, createAccounts, createPlayer, lookBack, play } from './players.mjs';
import { below, shuffle } from './random.mjs';

const readyTimeoutMs = 40_000;
const calmMs = 300;
const quietTimeoutMs = 30_000;

/** Attacks one after the other: each once before any comes again, the essential ones first. */
async function attack(scene, isOver) {
  const { instances, history } = scene;
  const nemeses = nemesesOf(scene);
  const attacks = [];
  let plan = [];
  while (!isOver()) {
    await wait(calmMs + below(calmMs));
    if (plan.length === 0)
      plan = shuffle(Object.keys(nemeses)).sort(
        (one, other) => essential.includes(other) - essential.includes(one),
      );
    const nemesis = plan.shift();
    const from = history.now();
    await nemeses[nemesis]();
    const to = history.now();
    const recoveryMs = await waitUntilReady(instances, readyTimeoutMs);
    attacks.push({ nemesis, from, to, recoveryMs });
    if (recoveryMs === null) break;
  }
  return attacks;
}

/**
 * Lets all payments expire, and waits until every webhook is delivered. The pauses between its tries are cut
 * short, since they may be minutes.
 */
async function settleAll({ database, instances: [instance] }) {
  await database.connect(async (client) => {
    // The clock may have gone back since a payment was opened.
    const { rows } = await client.query(
      `select to_char(max(expires_at) + interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now
       from payments where state = 'open'`,
    );
    const [body] = rows;
    if (body.now !== null) await instance.control('clock', { method: 'POST', body });
    const deadline = performance.now() + quietTimeoutMs;
    while (performance.now() < deadline) {
      const open = await client.query(`select 1 from payments where state = 'open' limit 1`);
      const undelivered = await client.query(
        `update provider_events set next_attempt_at = least(next_attempt_at, now() + interval '1 second')
         where delivered_at is null`,
      );
      if (open.rowCount === 0 && undelivered.rowCount === 0) return;
      await wait(calmMs);
    }
  });
}

/**
 * Runs players and attacks on two sandboxes that share a database.
 *
 * @param {string} data `SANDBOX_DATA` of both
 * @param {AbortSignal} stopped ends the run early
 * @returns {Promise<import('./facts.mjs').Facts>} what is known when all is quiet again
 */
export async function run({ seconds, players: count }, database, data, stopped) {
  const instances = await Promise.all(['a', 'b'].map((name) => createInstance(name, data)));
  const history = createHistory();
  const scene = { instances, database, history };
  try {
    await startAll(instances);
    const { accounts, cards } = await database.connect(async (client) => {
      await client.query(noteChanges);
      return createAccounts(client, count);
    });
    const players = accounts.map((account) => createPlayer({ account, cards, ...scene }));
    const end = history.now() + seconds * 1000;
    const isOver = () => stopped.aborted || history.now() > end;
    const [attacks] = await Promise.all([
      attack(scene, isOver),
      ...players.map((player) => play(player, history, isOver)),
    ]);

    const deadline = history.now() + quietTimeoutMs;
    await Promise.all(players.map((player) => askAgain(player, history, deadline)));
    await settleAll(scene);
    await Promise.all(players.map(lookBack));
    return {
      history: history.entries,
      stored: await database.connect(readStored),
      attacks,
      unexpectedExits: instances.flatMap(({ unexpectedExits }) => unexpectedExits),
    };
  } finally {
    // One after the other: the last one stops the database.
    for (const instance of instances) await instance.stop();
  }
}
