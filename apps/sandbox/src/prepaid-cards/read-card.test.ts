import { Code, calls, packCardInfo } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPrepaidCards } from '../seed/prepaid-cards';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.services.clock.moveTo(0);
  await sandbox.empty('login_attempts');
  token = await sandbox.signIn('formosa-player', 'jade-sword');
});
afterAll(async () => sandbox.close());

const cards = testPrepaidCards();
function cardOf(gpId: string, state: 'unused' | 'used' = 'unused') {
  const card = cards.find((one) => one.gpId === gpId && one.state === state);
  if (card === undefined) throw new Error(`no ${state} card for ${gpId}`);
  return card;
}

const card = cardOf('jade-sword');
const wrong = { ...card, password: 'WRONG23456' };
const minute = 60 * 1000;

async function read(typed: { readonly number: string; readonly password: string }, as = token) {
  const query = { client_id: '530001', card_info: packCardInfo(typed), oauth_token: as };
  return sandbox.ask(calls.cardInfo, query);
}

describe('the value of a prepaid card (spec §3)', () => {
  it('is its price and amount of currency, at every request', async () => {
    const content = { price: 33, currency: 'TWD', gems_number: 60, extra_gems_number: 0 };
    expect(await read(card)).toEqual({ kind: 'content', content });
    expect(await read(card)).toEqual({ kind: 'content', content });
  });

  it.each([
    ['a wrong password', wrong],
    ['a wrong number', { ...card, number: '0000000000000000' }],
    ['number and password of two cards', { ...card, number: cardOf('cloud-sea').number }],
    ['a card that is used up', cardOf('jade-sword', 'used')],
    ['a card of another game', cardOf('cloud-sea')],
    ['a card of another brand', cardOf('moonlit-garden')],
    ['the password in small letters', { ...card, password: card.password.toLowerCase() }],
  ])('is refused for %s, always with the same answer', async (_, typed) => {
    const refused = await read(typed);
    expect(refused).toMatchObject({ kind: 'refused', code: Code.cardRefused });
    expect(refused).toEqual(await read({ number: 'none', password: 'none' }));
  });

  it.each(['', 'no card', 'AAAA', `${packCardInfo(card)}AAAA`])(
    'is refused for %j, an invalid card_info',
    async (text) => {
      const query = { client_id: '530001', card_info: text, oauth_token: token };
      const refused = { kind: 'refused', code: Code.malformedRequest };
      expect(await sandbox.ask(calls.cardInfo, query)).toMatchObject(refused);
    },
  );

  it('is refused to a player of another game, and for an unknown game', async () => {
    const otherPlayer = await sandbox.signIn('formosa-player', 'cloud-sea');
    expect(await read(card, otherPlayer)).toMatchObject({ code: Code.notLoggedIn });
    const query = { client_id: '999999', card_info: packCardInfo(card), oauth_token: token };
    expect(await sandbox.ask(calls.cardInfo, query)).toMatchObject({ code: Code.noGame });
  });
});

describe('wrong cards are limited', () => {
  async function guess(times: number, as = token): Promise<(number | string)[]> {
    const answers = await Promise.all(Array.from({ length: times }, async () => read(wrong, as)));
    return answers.map((answer) => (answer.kind === 'refused' ? answer.code : answer.kind));
  }

  it('to five per player, even in parallel; then the right one is refused too', async () => {
    const codes = await guess(20);
    expect(codes.filter((code) => code === Code.cardRefused)).toHaveLength(5);
    expect(codes.filter((code) => code === Code.tooManyRequests)).toHaveLength(15);
    expect(await read(card)).toMatchObject({ code: Code.tooManyRequests });
  });

  it('for ten minutes', async () => {
    await guess(5);
    await sandbox.services.clock.moveTo(9 * minute);
    expect(await read(card)).toMatchObject({ code: Code.tooManyRequests });
    await sandbox.services.clock.moveTo(10 * minute);
    expect(await read(card)).toMatchObject({ kind: 'content' });
  });

  it('per player: another one may still try', async () => {
    await guess(5);
    const other = await sandbox.signIn('formosa-solo', 'jade-sword');
    expect(await read(card, other)).toMatchObject({ kind: 'content' });
  });

  it('to thirty per address, then with a pause after each', async () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const userId = `guesser-${String(count)}`;
      await sandbox.services.database.execute(
        `insert into users (id, brand, username) values ('${userId}', 'formosa', '${userId}')`,
      );
      await guess(5, await sandbox.signIn(userId, 'jade-sword'));
    }
    // Moves the failures to now, however long the guesses took.
    await sandbox.services.database.execute(
      "update login_attempts set at = at + interval '1 minute'",
    );
    expect(await read(card)).toMatchObject({
      code: Code.tooManyRequests,
      content: { retry_after_s: 1 },
    });
    await sandbox.services.clock.moveTo(minute + 2000);
    expect(await read(card)).toMatchObject({ kind: 'content' });
  });

  it('not counting right ones and used ones with the right password', async () => {
    const used = cardOf('jade-sword', 'used');
    for (let round = 0; round < 6; round += 1) {
      expect(await read(card)).toMatchObject({ kind: 'content' });
      expect(await read(used)).toMatchObject({ code: Code.cardRefused });
    }
    expect(await read(card)).toMatchObject({ kind: 'content' });
  });
});
