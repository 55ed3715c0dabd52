import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from './databases/database.mjs';
import { readStored } from './facts.mjs';
import { createHistory } from './history.mjs';
import { createInstance, startAll, waitUntilReady } from './instances.mjs';
import { control, controlNemeses } from './nemeses/control-nemeses.mjs';
import { instanceNemeses } from './nemeses/instance-nemeses.mjs';
import { webhookNemesis } from './nemeses/webhook-nemeses.mjs';
import { createRandom } from './random.mjs';
import { watchOrders } from './watch-orders.mjs';
import { createAccounts } from './workload/accounts.mjs';
import { createPlayer } from './workload/player.mjs';

const readyTimeoutMs = 40_000;
const cardCount = 24;
const calmMs = 300;
const quietTimeoutMs = 30_000;

const rank = ({ isEssential = false }) => Number(isEssential);

/**
 * Returns the order of attacks: each once before any comes again, the essential ones first, those that happen
 * once in the middle.
 *
 * @returns {(share: number) => Nemesis} the next one, for the share of the run that is over
 */
function planAttacks(nemeses, random) {
  const single = nemeses.filter(({ isOnce }) => isOnce === true);
  const others = nemeses.filter(({ isOnce }) => isOnce !== true);
  let rest = [];
  return (share) => {
    const now = share > 0.4 ? single.shift() : undefined;
    if (now !== undefined) return now;
    if (rest.length === 0) {
      const shuffled = random.shuffle(others);
      rest = shuffled.sort((one, other) => rank(other) - rank(one));
    }
    return rest.shift() ?? random.pick(others);
  };
}

/**
 * Runs players and attacks on a database.
 *
 * @param {string} folder for logs
 * @param {AbortSignal} stopped ends the run early
 * @returns {Promise<Facts>} what is known when all is quiet again
 */
export async function run(options, database, folder, stopped) {
  const { seed, seconds } = options;
  const instances = await Promise.all(
    ['a', 'b'].map(async (name) => createInstance(name, database.environment, folder)),
  );
  const began = performance.now();
  const history = createHistory(() => performance.now() - began);
  const watch = watchOrders(database.url, history.now);
  const attacks = [];
  try {
    await startAll(instances);
    const { accounts, cards } = await withConnection(database.url(), async (client) =>
      createAccounts(client, createRandom(seed, 'accounts'), {
        accounts: options.players,
        cards: cardCount,
      }),
    );
    const numbers = [];
    const players = accounts.map((account) => {
      const random = createRandom(seed, account.id);
      return createPlayer({ account, random, history, instances, cards, numbers });
    });
    const begin = history.now();
    const isOver = () => stopped.aborted || history.now() - begin > seconds * 1000;
    const watching = watch.start();

    const random = createRandom(seed, 'attacks');
    const next = planAttacks(
      [
        ...instanceNemeses(instances),
        ...controlNemeses(instances),
        webhookNemesis({ instances, history, url: database.url }),
        ...database.nemeses,
      ],
      random,
    );
    async function attack() {
      while (!isOver()) {
        await wait(calmMs + random.below(calmMs));
        const nemesis = next((history.now() - begin) / (seconds * 1000));
        const from = history.now();
        await nemesis.strike(random);
        const to = history.now();
        const recoveryMs = await waitUntilReady(instances, readyTimeoutMs);
        attacks.push({ nemesis: nemesis.name, from, to, recoveryMs });
        if (recoveryMs === null) return;
      }
    }
    await Promise.all([attack(), ...players.map(async (player) => player.play(isOver))]);

    const deadline = history.now() + quietTimeoutMs;
    await Promise.all(players.map(async (player) => player.askAgain(deadline)));
    await settleAll(database, instances);
    await Promise.all(players.map(async (player) => player.lookBack()));
    watch.stop();
    await watching;
    return {
      history: history.entries,
      stored: await withConnection(database.url(), readStored),
      ...watch.seen,
      attacks,
      unexpectedExits: instances.flatMap(({ unexpectedExits }) => unexpectedExits),
      starts: instances.reduce((all, { starts }) => all + starts, 0),
    };
  } finally {
    watch.stop();
    // One after the other: the last one stops the embedded database.
    for (const instance of instances) await instance.stop();
  }
}

/**
 * Lets all payments expire, and waits until every webhook is delivered. The pauses between its tries are cut
 * short, since they may be minutes.
 */
async function settleAll(database, instances) {
  const [instance] = instances;
  if (instance === undefined) return;
  await withConnection(database.url(), async (client) => {
    // The clock may have gone back since a payment was opened.
    const { rows } = await client.query(
      `select to_char(max(expires_at) + interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end
       from payments where state = 'open'`,
    );
    const now = rows[0]?.end ?? null;
    if (now !== null) await control(instance, 'clock', { method: 'POST', body: { now } });
    const deadline = performance.now() + quietTimeoutMs;
    while (performance.now() < deadline) {
      const { rowCount } = await client.query(
        `select 1 from payments where state = 'open' limit 1`,
      );
      const undelivered = await client.query(
        `update provider_events set next_attempt_at = least(next_attempt_at, now() + interval '1 second')
         where delivered_at is null`,
      );
      if (rowCount === 0 && undelivered.rowCount === 0) return;
      await wait(calmMs);
    }
  });
}
