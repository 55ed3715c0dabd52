import { type Call, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardPurchase } from '../test-sandbox/exchange';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { sandboxFixtures } from './fixtures';
import { type ListedRequest, listRequests } from './list-requests';

let sandbox: TestSandbox;
/** The requests after each payment method was used once. */
let listed: ListedRequest[];

const { paths } = sandboxFixtures();
/** One path for each channel and method; only a few of a channel with many methods. */
const ways = [...new Map(paths.map((path) => [`${path.payway_id} ${path.channel_id}`, path]))]
  .map(([, path]) => path)
  .filter(
    ({ payway_id: id }, index, all) =>
      all.slice(0, index).filter((one) => one.payway_id === id).length < 3,
  );
const byName = new Map<string, Call>(
  [...Object.values<Call>(calls), ...Object.values<Call>(paymentCalls)].map((call) => [
    call.name,
    call,
  ]),
);

async function tryAll(): Promise<void> {
  for (const way of ways) {
    const call = byName.get(way.call);
    if (call === undefined) throw new Error(`no call ${way.call}`);
    const { client_id, server_id, role_id, product_id, domain_area, platform } = way;
    const place = { client_id, server_id, role_id, product_id, domain_area, platform };
    const { areaId: _, ...rest } = purchase;
    const area: Query = way.area_id === '' ? {} : { areaId: way.area_id };
    await sandbox.services.database.execute("update orders set status = 'fail'");
    await sandbox.ask(call, {
      ...{ ...rest, ...place, ...area, country: way.region, spec_lang: 'en' },
      ...{ channel: way.channel, channel_id: way.channel_id },
      oauth_token: await sandbox.signIn(way.username, way.gp_id),
      idempotency_key: crypto.randomUUID(),
    });
  }
}

beforeAll(async () => {
  sandbox = await openTestSandbox();
  await tryAll();
  // The key is case-insensitive.
  const card = { ...cardPurchase, idempotency_key: crypto.randomUUID().toUpperCase() };
  const oauth_token = await sandbox.signIn('formosa-player', 'jade-sword');
  await sandbox.ask(calls.myCardInGame, { ...card, oauth_token });
  await sandbox.ask(calls.initPage, { domain_area: 'universal' });
  listed = await listRequests(sandbox.services.database, sandbox.services.requests);
});
afterAll(async () => sandbox.close());

describe('the list of requests', () => {
  it('names the channel and the call of every payment', () => {
    const seen = listed.map(({ payway_id: id, call }) => `${id ?? ''} ${call ?? ''}`);
    const wanted = ways.map((way) => `${way.payway_id} ${way.call}`);
    expect(seen).toEqual([...wanted, '10301 myCardInGame', ' initPage']);
    expect(new Set(wanted).size).toBeGreaterThanOrEqual(18);
  });

  it('contains the parameters as they were sent', () => {
    for (const [index, way] of ways.entries())
      expect(listed[index]?.query).toMatchObject({
        client_id: way.client_id,
        product_id: way.product_id,
        country: way.region,
        channel: way.channel,
        channel_id: way.channel_id,
        spec_lang: 'en',
      });
  });

  it('contains no secrets', () => {
    const text = JSON.stringify(listed);
    expect(text).not.toContain(cardPurchase['card_info']);
    const payments = listed.filter(({ payway_id: id }) => id !== null);
    expect(new Set(payments.map(({ query }) => query['oauth_token']))).toEqual(new Set(['•••']));
    const [inGame] = listed.filter(({ call }) => call === 'myCardInGame');
    expect(inGame?.query).toMatchObject({ card_info: '•••' });
  });

  it('names other calls, without an order', () => {
    expect(listed.at(-1)).toMatchObject({ call: 'initPage', payway_id: null, billing_no: null });
  });
});
