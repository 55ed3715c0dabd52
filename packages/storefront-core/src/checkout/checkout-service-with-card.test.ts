import { readCardInfo } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { created, keys, purchase, scene, unansweredOf, wallet } from '../testing';
import type { Purchase } from './purchase';

describe('paying with a prepaid card', () => {
  const card = { number: ' 5300 ', password: 'KX7Q' };
  const typed = { number: '5300', password: 'KX7Q' };
  const { region: _, channel: __, subChannelId: ___, ...parts } = purchase;
  const exchange: Purchase = { ...parts, kind: 'exchange' };
  const inGame: Purchase = { ...purchase, channel: { ...wallet, payway_id: '10301' } };
  const noLink = { ...created, url: '' };
  const ways = [
    ['an exchange', 'cardPay', exchange],
    ['the in-game card channel', 'myCardInGame', inGame],
  ] as const;

  it('sends the parameters of spec §7 for an exchange, without goods', async () => {
    const { checkout, sent } = scene([noLink]);
    const area = { value: 'am', display: 'Americas' };
    const selection = { ...purchase.selection, area };
    expect(await checkout.buy({ ...exchange, selection }, card)).toEqual({
      kind: 'pending',
      billingNo: 'B1',
      repeated: false,
    });
    const { card_info, idempotency_key, ...rest } = sent[0]?.params ?? {};
    const place = { client_id: 'c1', server_id: 's1', role_id: 'r1', areaId: 'am' };
    expect(rest).toEqual({ ...place, platform: 'web' });
    expect(readCardInfo(card_info ?? '')).toEqual(typed);
    expect(idempotency_key).toMatch(/^[\da-f-]{36}$/);
  });

  it('sends the common payload and the card through the in-game card channel', async () => {
    const { checkout, sent } = scene([noLink]);
    expect(await checkout.buy(inGame, card)).toMatchObject({ kind: 'pending', billingNo: 'B1' });
    expect(sent[0]?.params).toMatchObject({ product_id: 'gems-300', expected_price: 4.99 });
    expect(readCardInfo(sent[0]?.params.card_info ?? '')).toEqual(typed);
  });

  it.each(ways)('%s of which nothing was sent is no purchase without an answer', async (...way) => {
    const { checkout, sent } = scene([]);
    expect(await checkout.buy(way[2])).toEqual({ kind: 'cancelled', billingNo: null });
    expect([sent.length, checkout.isUnanswered(way[2])]).toEqual([0, false]);
    expect(checkout.latestUnanswered('u1')).toBeNull();
  });

  it.each(ways)('%s opens no window', async (_name, call, bought) => {
    const { checkout, sent, windows } = scene([noLink]);
    await checkout.buy(bought, card);
    expect([sent[0]?.call, windows()]).toEqual([call, 0]);
  });

  it.each(ways)(
    '%s is sent again with its card and key when there is no answer',
    async (...way) => {
      const { checkout, sent } = scene([{ kind: 'unknown' }, { kind: 'unknown' }, noLink]);
      await checkout.buy(way[2], card);
      const unanswered = unansweredOf(checkout);
      expect(unanswered.takesCard).toBe(true);
      await checkout.ask(unanswered);
      expect(await checkout.ask(unanswered)).toMatchObject({ kind: 'pending' });
      expect(new Set(keys(sent)).size).toBe(1);
      expect(new Set(sent.map(({ params }) => params.card_info)).size).toBe(1);
    },
  );

  it.each(ways)('%s forgets the card after a definite answer', async (...way) => {
    const no = { kind: 'refused', code: -3080, msg: '', content: null } as const;
    for (const answer of [noLink, no]) {
      const { checkout, sent } = scene([{ kind: 'unknown' }, answer]);
      await checkout.buy(way[2], card);
      const unanswered = unansweredOf(checkout);
      await checkout.ask(unanswered);
      expect(await checkout.ask(unanswered)).toEqual({ kind: 'cancelled', billingNo: null });
      expect(sent).toHaveLength(2);
    }
  });

  it.each(ways)('%s forgets the card and keeps the key when the player leaves', async (...way) => {
    const { checkout, sent } = scene([{ kind: 'unknown' }, noLink]);
    await checkout.buy(way[2], card);
    checkout.forgetCard();
    const asked = await checkout.ask(unansweredOf(checkout));
    expect(asked).toEqual({ kind: 'cancelled', billingNo: null });
    expect(checkout.isUnanswered(way[2])).toBe(true);
    await checkout.buy(way[2], card);
    expect(checkout.isUnanswered(way[2])).toBe(false);
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it.each(ways)('%s is made once, however often it is pressed', async (...way) => {
    const { checkout, sent } = scene([noLink]);
    const presses = [checkout.buy(way[2], card), checkout.buy(way[2], card)];
    const kinds = (await Promise.all(presses)).map(({ kind }) => kind);
    expect([kinds, sent.length]).toEqual([['pending', 'busy'], 1]);
  });

  it('reports a call that throws as unknown, since it may have used the card', async () => {
    const { checkout } = scene([
      Promise.reject(new Error('lost')),
      Promise.reject(new Error('lost')),
    ]);
    expect(await checkout.buy(exchange, card)).toEqual({ kind: 'unknown' });
    expect(await checkout.buy(inGame, card)).toEqual({ kind: 'unknown' });
  });
});
