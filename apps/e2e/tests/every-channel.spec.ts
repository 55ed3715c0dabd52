import * as v from 'valibot';
import {
  type PaymentRow,
  channelParam,
  commonParams,
  everyParam,
  paymentTable,
} from '../../../packages/contract/test/payment-table';
import { plainWebOn } from '../shop/plain-web';
import { shopPortOf } from '../shop/ports';
import {
  type ShopFixtures,
  type PurchasePath,
  onePerCall,
  readShopFixtures,
} from '../shop/purchase-paths';
import { expect, test } from '../shop/test';

const launched = v.object({ kind: v.string(), shownAt: v.string() });

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

function orderOf(path: PurchasePath, key: string): Readonly<Record<string, unknown>> {
  const { client_id, server_id, role_id, platform, product_id, domain_area, region, area_id } =
    path;
  return {
    ...{ client_id, server_id, role_id, platform, product_id, domain_area, country: region },
    ...{ game_channel_id: '1', bcp47_lang: 'en', did: 'a-device', session_id: 'a-visit' },
    ...{ session_time: 1_795_252_881_000, traffic_source: 'other', idempotency_key: key },
    ...(area_id !== '' && { areaId: area_id }),
  };
}

function cardFor({ prepaid_cards: cards }: ShopFixtures, { gp_id: game, price }: PurchasePath) {
  return (
    cards.find(
      ({ gp_id, value, state }) => gp_id === game && value === price && state === 'unused',
    ) ?? null
  );
}

/** Finds the row of the specification for a request; its path selects one of two. */
function rowOf(paywayId: string, path: string): PaymentRow {
  const rows = paymentTable.filter((row) => row.paywayId === paywayId);
  return rows.find((row) => row.path === path) ?? rows[0] ?? { paywayId, path: 'none', extra: [] };
}

test('every payment channel sends its own call, with exactly the parameters of the specification', async ({
  page,
  control,
}, testInfo) => {
  const port = shopPortOf(testInfo.parallelIndex);
  const fixtures = await readShopFixtures(port);
  await plainWebOn(page, port).visit();
  /** Calls a function of the page's bundle of the packed packages. */
  const call = async (name: string, ...args: readonly unknown[]): Promise<unknown> =>
    page.evaluate(`import('/every-channel.js').then((m) => m.${name}(...${JSON.stringify(args)}))`);

  const paths = onePerCall(fixtures);
  const sent = new Map<string, { readonly path: PurchasePath; readonly kind: string }>();
  let player = '';
  for (const path of paths) {
    const { username, client_id } = path;
    if (player !== `${username} ${client_id}`) {
      const { password } = fixtures.accounts.find((one) => one.username === username) ?? {};
      expect(await call('signIn', { username, password, client_id }), username).toBe('content');
      player = `${username} ${client_id}`;
    }
    const key = crypto.randomUUID();
    const { payway_id, channel_id } = path;
    const card = path.call === 'myCardInGame' ? cardFor(fixtures, path) : null;
    const answer = await call('launchAny', { payway_id, channel_id }, orderOf(path, key), card);
    const { kind } = v.parse(launched, answer);
    sent.set(key, { path, kind });
    // An unpaid order would block the next channel.
    for (const { billing_no, status } of await control.orders())
      if (status === 'pending') await control.settle(billing_no, 'fail');
  }

  const requests = await control.requests();
  const table = [...sent].map(([key, { path, kind }]) => {
    const request = requests.find(({ query }) => query['idempotency_key'] === key);
    const row = rowOf(path.payway_id, request?.path ?? '');
    const query = request?.query ?? {};
    const area = path.area_id === '' ? [] : ['areaId'];
    const expected = sorted([...commonParams, ...area, ...everyParam, ...row.extra]);
    const what = `${path.payway_id} ${path.channel_id}`;
    expect(request?.path, what).toBe(row.path);
    expect(sorted(Object.keys(query)), what).toEqual(expected);
    if (row.extra.includes('channel'))
      expect(query['channel'], what).toBe(channelParam(path.payway_id, path.channel_id));
    if (row.extra.includes('channel_id')) expect(query['channel_id'], what).toBe(path.channel_id);
    expect(query['country'], what).toBe(path.region);
    expect(['redirect', 'pending'], what).toContain(kind);
    const extra = row.extra.map((name) => `${name}=${query[name] ?? ''}`).join(', ');
    return { id: path.payway_id, call: row.path, extra: extra === '' ? 'none' : extra };
  });

  expect(sorted(table.map(({ id, call: path }) => `${id} ${path}`))).toEqual(
    sorted(paymentTable.map((row) => `${row.paywayId} ${row.path}`)),
  );
  const lines = table
    .sort((one, other) => one.id.localeCompare(other.id))
    .map(({ id, call: path, extra }) => `| ${id} | ${path} | ${extra} |`);
  const text = ['| channel id | call | besides the common payload |', '|---|---|---|', ...lines];
  console.log(text.join('\n'));
  await testInfo.attach('channels.md', { body: text.join('\n'), contentType: 'text/markdown' });
});
