import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { aStore } from '../testing/a-store';
import { answer, dead, ok } from '../testing/host-states';
import { cardsApi } from './cards-api';
import { orderAnswer } from './order-answer';
import { type OpaqueParams, discardOpaque, toOpaque, fromOpaque } from './opaque-params';
import { signInApi } from './sign-in-api';

const pin = 'PIN-4711-0815';
const card = { client_id: 'c1', card_info: pin };
const redemption = {
  ...card,
  server_id: 's1',
  role_id: 'r1',
  platform: 'web',
  idempotency_key: '0e8dd2a5-9bb5-4a39-8f6a-0c2f6f3b8e11',
} as const;

describe('toOpaque', () => {
  it('returns its parameters once', () => {
    const opaque = toOpaque({ word: 'open' });
    expect(JSON.stringify(opaque)).not.toContain('open');
    expect(fromOpaque(opaque)).toEqual({ word: 'open' });
    expect(() => fromOpaque(opaque)).toThrow('sent or discarded');
  });

  it('returns nothing after discardOpaque', () => {
    const opaque = toOpaque({ word: 'open' });
    discardOpaque(opaque);
    expect(() => fromOpaque(opaque)).toThrow('sent or discarded');
  });

  it('does not accept the parameters of another call', () => {
    expectTypeOf<OpaqueParams<typeof card>>().not.toExtend<OpaqueParams<{ username: string }>>();
  });
});

describe('opaque parameters reach only the back end', () => {
  it('when a card is checked and redeemed', async () => {
    const worth = ok({ price: '10', gems_number: 100 });
    const { scene, store, actions } = aStore({ a: [worth, ok({ billing_no: 'B1' })] });
    const { cardInfo, cardPay } = cardsApi.endpoints;
    const looked = await scene.time.until(
      Promise.resolve(store.dispatch(cardInfo.initiate(toOpaque(card)))),
    );
    expect(looked.data).toMatchObject({ price: 10, gems_number: 100 });
    const paid = await scene.time.until(
      Promise.resolve(store.dispatch(cardPay.initiate(toOpaque(redemption)))),
    );
    expect(orderAnswer(paid)).toMatchObject({ kind: 'created', billing_no: 'B1' });

    expect(scene.network.received.map(({ url }) => url.searchParams.get('card_info'))).toEqual([
      pin,
      pin,
    ]);
    expect(JSON.stringify([actions, store.getState(), scene.events])).not.toContain(pin);
  });

  it('when a card payment has no answer: unknown, with the same card and key in every attempt', async () => {
    const { scene, store, actions } = aStore({ a: [dead] });
    const { initiate } = cardsApi.endpoints.cardPay;
    const paid = await scene.time.until(
      Promise.resolve(store.dispatch(initiate(toOpaque(redemption)))),
    );
    expect(orderAnswer(paid)).toEqual({ kind: 'unknown' });
    expect(new Set(scene.network.received.map(({ url }) => url.search)).size).toBe(1);
    expect(scene.network.received).toHaveLength(3);
    expect(JSON.stringify([actions, store.getState(), scene.events])).not.toContain(pin);
  });

  it('when a sign-in is refused', async () => {
    const { scene, store, actions } = aStore({ a: [answer(-601)] });
    const credentials = { client_id: 'c1', username: 'abcQW5u', password: 'abcc2VjcmV0' };
    const { initiate } = signInApi.endpoints.login;
    await scene.time.until(Promise.resolve(store.dispatch(initiate(toOpaque(credentials)))));
    expect(scene.network.received[0]?.url.searchParams.get('password')).toBe('abcc2VjcmV0');
    const seen = JSON.stringify([actions, store.getState(), scene.events]);
    expect(seen).not.toContain('abcc2VjcmV0');
    expect(seen).not.toContain('abcQW5u');
  });

  it('are not sent twice: the second result is unknown', async () => {
    const { scene, store } = aStore({ a: [ok({ billing_no: 'B1' })] });
    const opaque = toOpaque(redemption);
    const { initiate } = cardsApi.endpoints.cardPay;
    await scene.time.until(Promise.resolve(store.dispatch(initiate(opaque))));
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const again = await scene.time.until(Promise.resolve(store.dispatch(initiate(opaque))));
    consoleError.mockRestore();
    expect(orderAnswer(again)).toEqual({ kind: 'unknown' });
    expect(scene.network.received).toHaveLength(1);
  });
});
