import { type OrderAnswer, readCardInfo } from '@shop/contract';
import { describe, expect, it, vi } from 'vitest';
import { inGameCard } from '../in-game-card/in-game-card';
import type { Preparation, Presenter } from '../launch/presenter';
import { type ExchangeOrder, type RedeemCard, exchangeCard } from './exchange-card';

const order: ExchangeOrder = {
  ...{ client_id: 'c1', server_id: 's1', role_id: 'r1', areaId: 'am', platform: 'web' },
  idempotency_key: '8f1f0a52-8f3c-4f5e-9d0e-6a3c1f0b2a77',
};
const card = { number: '5300010112345678', password: 'KX7Q2M' };
const created: OrderAnswer = { kind: 'created', billing_no: 'B1', url: '', repeated: false };
const takeCard = inGameCard(() => Promise.resolve(card));

async function exchanged(answer: OrderAnswer, from: Presenter = takeCard, wish = order) {
  const redeem = vi.fn<RedeemCard>(() => Promise.resolve(answer));
  return { redeem, result: await exchangeCard(wish, from, redeem) };
}

describe('the exchange of a prepaid card', () => {
  it('sends the parameters of spec §7 with the card, and ends with an order', async () => {
    const { redeem, result } = await exchanged(created);
    expect(redeem).toHaveBeenCalledOnce();
    const { card_info = '', ...rest } = redeem.mock.calls[0]?.[0] ?? {};
    expect(rest).toEqual(order);
    expect(readCardInfo(card_info)).toEqual(card);
    expect(result).toEqual({ kind: 'pending', billingNo: 'B1', repeated: false });
  });

  it.each<[OrderAnswer, object]>([
    [
      { ...created, repeated: true },
      { kind: 'pending', repeated: true },
    ],
    [{ kind: 'unknown' }, { kind: 'unknown' }],
    [
      { ...created, billing_no: '' },
      { kind: 'refused', reason: 'no-billing-no' },
    ],
    [
      { kind: 'refused', code: -3080, msg: 'wrong card', content: null },
      { kind: 'refused', reason: 'answer', code: -3080, msg: 'wrong card' },
    ],
  ])('answered by %j is %j', async (answer, result) => {
    expect(await exchanged(answer)).toMatchObject({ result });
  });

  it('is unknown where the call rejects or throws, since it may have used the card', async () => {
    const rejects = async () => Promise.reject(new Error('lost'));
    const throws = (): never => {
      throw new Error('lost');
    };
    expect(await exchangeCard(order, takeCard, rejects)).toEqual({ kind: 'unknown' });
    expect(await exchangeCard(order, takeCard, throws)).toEqual({ kind: 'unknown' });
  });

  it.each<[Preparation, object]>([
    ['cancelled', { kind: 'cancelled', billingNo: null }],
    ['load-failed', { kind: 'load-failed', part: 'in-game-card', billingNo: null }],
  ])('sends nothing if its form is %s', async (preparation, result) => {
    const { redeem, result: left } = await exchanged(created, () => preparation);
    expect(left).toEqual(result);
    expect(redeem).not.toHaveBeenCalled();
  });

  it.each(['client_id', 'server_id', 'role_id', 'areaId'])(
    'with an empty %s is refused before the card is asked for',
    async (parameter) => {
      const ask = vi.fn<Presenter>(takeCard);
      const { redeem, result } = await exchanged(created, ask, { ...order, [parameter]: ' ' });
      expect(result).toEqual({ kind: 'refused', reason: 'empty-parameter', parameter });
      expect([ask.mock.calls, redeem.mock.calls]).toEqual([[], []]);
    },
  );
});
