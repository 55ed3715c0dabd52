import { calls } from '@shop/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFor, cardPurchase, exchange, infoOf } from '../test-sandbox/exchange';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { hashCardNumber } from './card-hash';

let sandbox: TestSandbox;
const redeemed = cardFor('jade-sword');
const paidWith = cardFor('jade-sword', 'unused', 1);
const mistyped = { ...cardFor('jade-sword', 'unused', 2), password: 'MISTYPED22' };

beforeAll(async () => {
  sandbox = await openTestSandbox();
  const oauth_token = await sandbox.signIn('formosa-player', 'jade-sword');
  const { client_id = '' } = exchange;
  for (const card of [redeemed, mistyped])
    await sandbox.ask(calls.cardInfo, { client_id, card_info: infoOf(card), oauth_token });
  await sandbox.ask(calls.cardPay, { ...exchange, card_info: infoOf(redeemed), oauth_token });
  await sandbox.ask(calls.myCardInGame, {
    ...cardPurchase,
    card_info: infoOf(paidWith),
    oauth_token,
  });
  await sandbox.ask(calls.cardPay, { ...exchange, card_info: `${infoOf(mistyped)}A`, oauth_token });
});
afterAll(async () => sandbox.close());

const secrets = [redeemed, paidWith, mistyped].flatMap((card) => {
  const info = infoOf(card);
  return [card.number, card.password, info, encodeURIComponent(info), info.slice(0, 40)];
});

function foundIn(text: string): string[] {
  return secrets.filter((secret) => text.includes(secret));
}

async function dump(): Promise<string> {
  const { database } = sandbox.services;
  const tables = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const parts = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const rows = await database.execute(sql`select t::text from ${sql.identifier(name)} t`);
      return JSON.stringify(rows.rows);
    }),
  );
  return parts.join('\n');
}

describe('numbers and passwords of prepaid cards', () => {
  it('are in no table', async () => {
    const text = await dump();
    expect(text.includes(hashCardNumber(redeemed.number))).toBe(true);
    expect(foundIn(text)).toEqual([]);
  });

  it.each(['requests', 'orders', 'prepaid-cards', 'webhooks', 'events', 'replenishments'])(
    'are not in the list of %s',
    async (list) => {
      const answer = await sandbox.request({ host: 'localhost', path: `/sandbox/${list}` });
      expect(answer.statusCode).toBe(200);
      expect(foundIn(answer.body)).toEqual([]);
    },
  );

  it('are masked in logged requests', () => {
    const shown = sandbox.services.requests.list().map(({ query }) => query['card_info']);
    expect(shown).toEqual(['•••', '•••', '•••', '•••', '•••']);
  });

  it('are listed for support with last digits, state and order only', async () => {
    const answer = await sandbox.request({ host: 'localhost', path: '/sandbox/prepaid-cards' });
    const used = { state: 'used', billing_no: expect.stringMatching(/^\w{25}$/) };
    const number = `•••• ${redeemed.number.slice(-4)}`;
    expect(answer.json()).toMatchObject({
      prepaid_cards: expect.arrayContaining([expect.objectContaining({ ...used, number })]),
    });
  });
});
