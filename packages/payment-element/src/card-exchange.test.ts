// @vitest-environment jsdom
import type { OrderAnswer } from '@shop/payments';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExchangeSetup } from './payment-setup';
import { type Shown, openPage, sell, sellForCards, settled } from './testing/sell';

beforeEach(openPage);

/** Types a card into its fields. */
function type({ all }: Shown): void {
  for (const input of all<HTMLInputElement>('[part=card] input')) input.value = `my ${input.name}`;
}
const worth = { price: 150, currency: 'TWD', gems_number: 300, extra_gems_number: 20 };
const placed = { kind: 'created', billing_no: 'B1', url: '', repeated: false } as const;

describe('an exchange of a prepaid card', () => {
  it('shows the fields of the card and nothing to pay with', async () => {
    const { all, ways, buyButton } = await sellForCards();
    expect(all('[part=card] input')).toHaveLength(2);
    expect([ways(), all('select'), all('fieldset')]).toEqual([[], [], []]);
    expect(buyButton()?.textContent).toBe('Exchange');
    expect(buyButton()?.disabled).toBe(false);
  });

  it('uses the card after the player has seen what it is worth, and watches its order', async () => {
    const checkCard = vi.fn(() => Promise.resolve({ kind: 'worth', worth } as const));
    const readOrder = vi.fn(() => Promise.resolve({ status: 'success' } as const));
    const sale = await sellForCards({ checkCard, readOrder });
    type(sale);
    await sale.press('Exchange');
    expect(sale.text()).toContain('NT$150.00');
    expect(sale.text()).toContain('300+20');
    expect(sale.redeemCard).not.toHaveBeenCalled();
    await sale.press('OK');
    expect(sale.redeemCard.mock.calls).toEqual([
      [
        {
          ...{ client_id: '510001', server_id: 's1', role_id: 'r1', areaId: 'am', platform: 'web' },
          card_info: expect.any(String),
          idempotency_key: expect.any(String),
        },
      ],
    ]);
    expect(sale.text()).toContain('Payment complete');
    expect(sale.text()).toContain('Card exchange');
    expect(sale.text()).not.toContain('Amount');
    expect(JSON.stringify(localStorage)).not.toContain('my number');
  });

  it('asks for the card again after a lost answer, and sends it with the same key', async () => {
    const answers: OrderAnswer[] = [{ kind: 'unknown' }, placed];
    const redeemCard = vi.fn<ExchangeSetup['redeemCard']>(() =>
      Promise.resolve(answers.shift() ?? placed),
    );
    const sale = await sellForCards({ redeemCard });
    type(sale);
    await sale.press('Exchange');
    expect(sale.text()).toContain('Please do not pay again');
    sale.all<HTMLElement>('[data-action=ask]')[0]?.click();
    // Not the fields of the order, which would leave under the player's fingers.
    expect(sale.text()).toBe('One moment …');
    await settled();
    expect(sale.text()).toContain('It will not be used twice');
    type(sale);
    await sale.press('Check now');
    expect(sale.text()).toContain('B1');
    const [[first] = [], [second] = []] = redeemCard.mock.calls;
    expect(second).toEqual(first);
  });

  it('says what the back end says of a card that it refuses, and takes another', async () => {
    const redeemCard = vi.fn<ExchangeSetup['redeemCard']>(() =>
      Promise.resolve({ kind: 'refused', code: -3080, msg: 'No such card.', content: null }),
    );
    const sale = await sellForCards({ redeemCard });
    type(sale);
    await sale.press('Exchange');
    expect(sale.text()).toContain('No such card.');
    expect(sale.all<HTMLInputElement>('[part=card] input').map(({ value }) => value)).toEqual([
      '',
      '',
    ]);
    type(sale);
    await sale.press('Exchange');
    const [[first] = [], [second] = []] = redeemCard.mock.calls;
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
  });

  it('says nothing of a question that the player has answered with no', async () => {
    const checkCard = vi.fn(() => Promise.resolve({ kind: 'worth', worth } as const));
    const sale = await sellForCards({ checkCard });
    type(sale);
    await sale.press('Exchange');
    await sale.press('Cancel');
    expect(sale.all('[part=note]')).toEqual([]);
    expect(sale.redeemCard).not.toHaveBeenCalled();
  });

  it('is for the character that the page has set last', async () => {
    const sale = await sellForCards();
    const { setup, payment } = sale;
    payment.setup = { ...setup, order: { ...setup.order, role_id: 'r2' } };
    type(sale);
    await sale.press('Exchange');
    expect(sale.redeemCard.mock.calls[0]?.[0]).toMatchObject({ role_id: 'r2' });
  });

  it('takes the place of goods with a price, and they its place', async () => {
    const { setup: goods, payment, ...sale } = await sell();
    const { setup: exchange } = await sellForCards();
    payment.setup = exchange;
    await settled();
    expect(sale.buyButton()?.textContent).toBe('Exchange');
    payment.setup = goods;
    expect(sale.buyButton()?.textContent).toBe('Buy · $4.99');
  });

  it('is refused without a function that redeems cards', async () => {
    const { setup, payment } = await sellForCards();
    expect(() => {
      Object.assign(payment, { setup: { ...setup, redeemCard: undefined } });
    }).toThrow('setup.channels: use readChannels');
    expect(payment.setup).toBe(setup);
  });
});
