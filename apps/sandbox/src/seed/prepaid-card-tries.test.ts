import { type Answer, Code, calls, packCardInfo } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxFixtures } from '../control/fixtures';
import { reset } from '../control/reset';
import { cardPurchase } from '../test-sandbox/exchange';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { prepaidCardTries } from './prepaid-card-tries';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

const tries = prepaidCardTries();
const jadeSword = tries.filter(({ gp_id: product }) => product === 'jade-sword');
const named = jadeSword.map((one) => [one.outcome, one] as const);

function codeOf(answer: Answer<unknown>): unknown {
  if (answer.kind === 'content') return Code.success;
  return answer.kind === 'refused' ? answer.code : answer.kind;
}

async function unusedLeft(): Promise<number> {
  const rows = "select 1 from prepaid_cards where state = 'unused'";
  return (await sandbox.services.database.execute(rows)).rows.length;
}

describe('the fixtures contain a prepaid card for every outcome', () => {
  it('in a game that accepts cards inside the shop', () => {
    expect(jadeSword.map(({ outcome }) => outcome)).toEqual([
      'right',
      'used',
      'expired',
      'wrong-password',
      'unknown-number',
      'other-game',
      'other-brand',
      'worth-less',
      'worth-more',
    ]);
    expect(sandboxFixtures().prepaid_card_tries).toEqual(tries);
  });

  it('in every game that exchanges cards', () => {
    const games = new Set(sandboxFixtures().prepaid_cards.map(({ gp_id: product }) => product));
    for (const outcome of ['right', 'used', 'expired', 'wrong-password', 'other-brand'] as const) {
      const having = tries.filter((one) => one.outcome === outcome);
      expect(new Set(having.map(({ gp_id: product }) => product))).toEqual(games);
    }
  });

  it('and no expired card among the usable ones', () => {
    const expired = tries.filter(({ outcome }) => outcome === 'expired').map((one) => one.number);
    const listed = sandboxFixtures().prepaid_cards.map(({ number }) => number);
    expect(listed.filter((number) => expired.includes(number))).toEqual([]);
  });
});

describe('a prepaid card has the outcome of the fixtures', () => {
  it.each(named)('%s', async (_, { number, password, product_id, ...codes }) => {
    const oauth_token = await sandbox.signIn('formosa-player', 'jade-sword');
    const card_info = packCardInfo({ number, password });
    const query = { ...cardPurchase, product_id, card_info, oauth_token };
    const before = await unusedLeft();
    expect(codeOf(await sandbox.ask(calls.cardInfo, query))).toBe(codes.exchange_code);
    expect(codeOf(await sandbox.ask(calls.myCardInGame, query))).toBe(codes.payment_code);
    const isPaid = codes.payment_code === Code.success;
    expect(await unusedLeft()).toBe(isPaid ? before - 1 : before);

    await reset(sandbox.services);
    const again = { ...query, oauth_token: await sandbox.signIn('formosa-player', 'jade-sword') };
    expect(codeOf(await sandbox.ask(calls.cardPay, again))).toBe(codes.exchange_code);
    const isExchanged = codes.exchange_code === Code.success;
    expect(await unusedLeft()).toBe(isExchanged ? before - 1 : before);
  });
});
