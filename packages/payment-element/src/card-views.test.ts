// @vitest-environment jsdom
import type { OrderAnswer } from '@shop/payments';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentSetup } from './payment-setup';
import { type Sale, created, openPage, sell, settled } from './testing/sell';

beforeEach(openPage);

describe('a prepaid card', () => {
  /** Types a card into its fields. */
  function type(all: Sale['all']): void {
    for (const input of all<HTMLInputElement>('[part=card] input'))
      input.value = `my ${input.name}`;
  }
  const worth = { price: 4.99, currency: 'USD', gems_number: 300, extra_gems_number: 20 };

  it('is used after the player has seen what it is worth, and its fields are empty', async () => {
    const checkCard = vi.fn(() => Promise.resolve({ kind: 'worth', worth } as const));
    const { choose, press, all, text, createOrder } = await sell({ region: 'SG', checkCard });
    choose('Card');
    await settled();
    type(all);
    await press('Buy · $4.99');
    expect(text()).toContain('300+20');
    expect(createOrder).not.toHaveBeenCalled();
    await press('OK');
    expect(createOrder.mock.calls[0]?.[1]).toHaveProperty('card_info');
    expect(JSON.stringify(localStorage)).not.toContain('my number');
  });

  it('is asked for once more after a lost answer, and sent with the same key', async () => {
    const answers: OrderAnswer[] = [{ kind: 'unknown' }, created];
    const createOrder = vi.fn<PaymentSetup['createOrder']>(() =>
      Promise.resolve(answers.shift() ?? created),
    );
    const { choose, press, all, text } = await sell({ region: 'SG', createOrder });
    choose('Card');
    await settled();
    type(all);
    await press('Buy · $4.99');
    await press('Check now');
    expect(text()).toContain('It will not be used twice');
    type(all);
    await press('Check now');
    expect(text()).toContain('B1');
    const [[, first] = [], [, second] = []] = createOrder.mock.calls;
    expect(second).toEqual(first);
    expect(second).toHaveProperty('card_info');
  });

  it('that a lost answer may have used up is sent though its check refuses it', async () => {
    const answers: OrderAnswer[] = [{ kind: 'unknown' }, created];
    const createOrder = vi.fn<PaymentSetup['createOrder']>(() =>
      Promise.resolve(answers.shift() ?? created),
    );
    const checks = [
      { kind: 'worth', worth } as const,
      { kind: 'refused', code: -3080, msg: '' } as const,
    ];
    const checkCard = vi.fn(() =>
      Promise.resolve(checks.shift() ?? ({ kind: 'unknown' } as const)),
    );
    const { choose, press, all, text } = await sell({ region: 'SG', createOrder, checkCard });
    choose('Card');
    await settled();
    type(all);
    await press('Buy · $4.99');
    await press('OK');
    await press('Check now');
    type(all);
    await press('Check now');
    expect(checkCard).toHaveBeenCalledTimes(2);
    expect(text()).toContain('B1');
  });

  it('is asked for where its fields have not come', async () => {
    const { choose, press, all, text, createOrder } = await sell({ region: 'SG' });
    choose('Card');
    await settled();
    for (const fields of all('[part=card]')) fields.remove();
    await press('Buy · $4.99');
    expect(text()).not.toContain('same card');
    type(all);
    await press('OK');
    expect(createOrder.mock.calls[0]?.[1]).toHaveProperty('card_info');
  });

  it('that is refused, or that the player does not agree to, is not used', async () => {
    const answers = [
      { kind: 'refused', code: -3080, msg: '' } as const,
      { kind: 'worth', worth } as const,
    ];
    const checkCard = vi.fn(() =>
      Promise.resolve(answers.shift() ?? ({ kind: 'unknown' } as const)),
    );
    const { choose, press, all, text, createOrder } = await sell({ region: 'SG', checkCard });
    choose('Card');
    await settled();
    type(all);
    await press('Buy · $4.99');
    expect(text()).toContain('Number and password do not match');
    type(all);
    await press('Buy · $4.99');
    await press('Cancel');
    expect(text()).not.toContain('300+20');
    expect(createOrder).not.toHaveBeenCalled();
  });
});
