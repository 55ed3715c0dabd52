import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '../databases/database.mjs';
import { field } from '../history.mjs';
import { control } from './control-nemeses.mjs';

const count = 12;
const maxTries = 10;
const pauseMs = 200;

const someEvents = `select e.id, e.provider, e.body,
    (select secret from provider_keys k where k.provider = e.provider order by generation desc limit 1) as secret
  from provider_events e order by random() limit ${count}`;

const someUnpaid = `select gen_random_uuid()::text as id, p.provider,
    json_build_object('id', '', 'type', 'payment.approved', 'payment_id', p.id, 'merchant_order',
      p.merchant_order, 'amount_minor', p.amount_minor, 'currency', p.currency)::text as body,
    (select secret from provider_keys k where k.provider = p.provider order by generation desc limit 1) as secret
  from payments p where state = 'open' order by random() limit 4`;

/**
 * Sends webhooks again, contradicting ones after the end, and forged ones.
 *
 * @param {() => string} scene.url of the database
 */
export function webhookNemesis({ instances, history, url }) {
  const read = async (statement) =>
    withConnection(url(), async (client) => {
      const { rows } = await client.query(statement);
      return rows;
    });

  async function post(instance, operation, { id, provider, body, secret }, kind) {
    const clock = await control(instance, 'clock');
    const seconds = Math.floor(new Date(field(clock, 'now')).getTime() / 1000);
    const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    await history.send({
      operation,
      player: provider,
      port: instance.port,
      host: 'api.localhost',
      path: `/webhooks/${provider}`,
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-signature': `t=${seconds},v1=${signed}`,
      },
      sent: { event_id: id, kind },
    });
  }

  /** Returns the event with a new id and other fields. */
  function changed(event, id, change) {
    const known = JSON.parse(event.body);
    const body = JSON.stringify({ ...Object(known), id, ...change });
    return { ...event, id, body };
  }

  return {
    name: 'duplicate webhooks',
    isEssential: true,
    async strike(random) {
      let unpaid = await read(someUnpaid).catch(() => []);
      // At the beginning of a run there may be nothing to forge yet.
      for (let tries = 0; unpaid.length === 0 && tries < maxTries; tries += 1) {
        await wait(pauseMs);
        unpaid = await read(someUnpaid).catch(() => []);
      }
      const events = await read(someEvents).catch(() => []);
      const sendings = events.map(async (event) => {
        const again = Array.from({ length: 3 }, async () =>
          post(random.pick(instances), 'duplicate-webhook', event, 'same'),
        );
        // The payment has ended, so this can change nothing.
        const refusal = changed(event, random.uuid(), { type: 'payment.refused' });
        const contradiction = post(random.pick(instances), 'duplicate-webhook', refusal, 'refusal');
        await Promise.all([...again, contradiction]);
      });
      const forgeries = unpaid.map(async (event) => {
        const wrongKey = { ...changed(event, random.uuid(), {}), secret: 'wrong' };
        await post(random.pick(instances), 'forged-webhook', wrongKey, 'signature');
        const cheap = changed(event, random.uuid(), { amount_minor: 1 });
        await post(random.pick(instances), 'forged-webhook', cheap, 'amount');
      });
      await Promise.all([...sendings, ...forgeries]);
    },
  };
}
