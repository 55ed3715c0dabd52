import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { timeLimitMs } from './history.mjs';
import { below, pick, shuffle } from './random.mjs';

/**
 * An attack. `strike` resolves when it is over and everything is as before; `isEssential` if even a short run has to
 * include it.
 * @typedef {{ name: string, isEssential?: boolean, strike: () => Promise<void> }} Nemesis
 */

/** Waits as long as something stays broken: mostly about a second, at times longer than any time limit. */
const hold = () => wait(200 + below(Math.random() < 0.15 ? 6_000 : 1_000));

/** Kills and freezes instances and the database, and breaks the connections of players. */
function brokenParts({ instances, database, history }) {
  return [
    {
      name: 'kill instances',
      isEssential: true,
      async strike() {
        const victims = shuffle(instances).slice(0, 1 + below(instances.length));
        await Promise.all(victims.map((victim) => victim.kill()));
        await hold();
        for (const victim of victims) victim.start();
      },
    },
    {
      name: 'freeze an instance',
      async strike() {
        const victim = pick(instances);
        victim.signal('SIGSTOP');
        await hold();
        victim.signal('SIGCONT');
      },
    },
    {
      name: 'kill database',
      isEssential: true,
      strike: async () => database.kill(),
    },
    {
      name: 'freeze database',
      async strike() {
        const thaw = database.freeze();
        await hold();
        thaw();
      },
    },
    {
      name: 'cut connections',
      // Before the request has arrived, while it is worked on, or in the middle of the answer.
      async strike() {
        history.waitFor(() => below(40));
        await hold();
        history.waitFor(() => timeLimitMs);
      },
    },
  ];
}

const faults = [
  { kind: 'down' },
  { kind: 'down', value: 'after' },
  { kind: 'down', value: 'after' },
  { kind: 'truncated' },
  { kind: 'html' },
  { kind: 'slow', value: 700 },
  { kind: 'status', value: 502 },
  { kind: 'code', value: -5000 },
];

/** Webhooks that are slow, lost, or processed without the provider hearing of it. */
const webhookFaults = [...faults.slice(0, 3), { kind: 'slow', value: 1_500 }];

const minute = 60;
const day = 24 * 60 * minute;
/** In seconds. Half an hour lets payments expire, a day sign-ins, eight days weekly limits return. */
const steps = [31 * minute, 31 * minute, 4 * minute, -4 * minute, -31 * minute, day, 8 * day];

/** Spoils answers and moves the clock. */
function controlled({ instances }) {
  const spoil = (name, path, kinds) => ({
    name,
    async strike() {
      for (const instance of instances)
        for (const fault of shuffle(kinds).slice(0, 3)) {
          const body = { host: 'api.localhost', path, times: 1 + below(4), ...fault };
          await instance.control('faults', { method: 'POST', body });
        }
      await wait(500 + below(1_000));
      for (const instance of instances) await instance.control('faults', { method: 'DELETE' });
    },
  });
  return [
    spoil('faults', '/api', faults),
    spoil('late webhooks', '/webhooks', webhookFaults),
    {
      name: 'clock steps',
      async strike() {
        const body = { advance_s: pick(steps) };
        await pick(instances).control('clock', { method: 'POST', body });
        // Until the other instances have noticed.
        await wait(1_500);
      },
    },
  ];
}

const secretOf = (provider) =>
  `(select secret from provider_keys k where k.provider = ${provider} order by generation desc limit 1) as secret`;

const someEvents = `select e.id, e.provider, e.body, ${secretOf('e.provider')}
  from provider_events e order by random() limit 12`;

const someUnpaid = `select p.provider, ${secretOf('p.provider')},
    json_build_object('id', '', 'type', 'payment.approved', 'payment_id', p.id, 'merchant_order',
      p.merchant_order, 'amount_minor', p.amount_minor, 'currency', p.currency)::text as body
  from payments p where state = 'open' order by random() limit 4`;

/** Returns an event with a new id and other fields. */
function changed(event, change) {
  const id = randomUUID();
  return { ...event, id, body: JSON.stringify({ ...JSON.parse(event.body), id, ...change }) };
}

/** Sends webhooks again, contradicting ones after the end, and forged ones. */
function wrongWebhooks({ instances, history, database }) {
  const read = (statement) =>
    database.connect(async (client) => (await client.query(statement)).rows).catch(() => []);

  async function post(operation, { id, provider, body, secret }, kind) {
    const { port, control } = pick(instances);
    const clock = await control('clock');
    const seconds = Math.floor(new Date(clock?.now ?? '').getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    await history.send({
      ...{ operation, player: provider, sent: { event_id: id, kind } },
      ...{ port, host: 'api.localhost', path: `/webhooks/${provider}`, body },
      headers: {
        'content-type': 'application/json',
        'webhook-signature': `t=${seconds},v1=${signature}`,
      },
    });
  }

  return {
    name: 'wrong webhooks',
    isEssential: true,
    async strike() {
      let unpaid = [];
      // At the beginning of a run there may be nothing to forge yet.
      for (let tries = 0; unpaid.length === 0 && tries < 10; tries += 1) {
        await wait(200);
        unpaid = await read(someUnpaid);
      }
      const repeated = (await read(someEvents)).flatMap((event) => [
        ...[1, 2, 3].map(() => post('duplicate-webhook', event, 'same')),
        // The payment has ended, so this can change nothing.
        post('duplicate-webhook', changed(event, { type: 'payment.refused' }), 'refusal'),
      ]);
      const forged = unpaid.flatMap((event) => [
        post('forged-webhook', { ...changed(event, {}), secret: 'wrong' }, 'signature'),
        post('forged-webhook', changed(event, { amount_minor: 1 }), 'amount'),
      ]);
      await Promise.all([...repeated, ...forged]);
    },
  };
}

/** Returns all attacks on what a run consists of. */
export const nemesesOf = (scene) => [
  ...brokenParts(scene),
  ...controlled(scene),
  wrongWebhooks(scene),
];
