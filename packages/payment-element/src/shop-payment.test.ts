// @vitest-environment jsdom
import type { OrderAnswer } from '@shop/payments';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentSetup } from './payment-setup';
import { created, openPage, sell, settled, unserved, wallet } from './testing/sell';

beforeEach(openPage);

describe('the ways to pay', () => {
  it('are those of the first region at the price, and after them those that it excludes', async () => {
    const { ways } = await sell();
    expect(ways()).toEqual(['Purse', 'DearFrom $20.00']);
  });

  it('are those of the region that the page asks for, and then of the one that is chosen', async () => {
    const { ways, all } = await sell({ region: 'SG' });
    expect(ways()).toEqual(['Wallets', 'Card']);
    const [select] = all<HTMLSelectElement>('select');
    if (select === undefined) throw new Error('There is no choice of a region.');
    expect([...select.options].map((one) => one.text)).toEqual(['Global', 'Singapore']);
    select.value = 'GLOBAL';
    select.dispatchEvent(new Event('change'));
    expect(ways()).toEqual(['Purse', 'DearFrom $20.00']);
  });

  it('have no region to choose if there is one, and the only way is chosen', async () => {
    const { all, buyButton } = await sell({ channels: { US: [wallet] } });
    expect(all('select')).toEqual([]);
    expect(buyButton()?.disabled).toBe(false);
  });

  it('say that there are none', async () => {
    const { text, buyButton } = await sell({ channels: { US: [unserved] } });
    expect(text()).toContain('No payment method here accepts this amount');
    expect(buyButton()?.disabled).toBe(true);
  });

  it('of one name are told apart by their descriptions', async () => {
    const cards = ['Visa', 'JCB'].map((description, index) => ({
      ...{ ...wallet, name: 'Card', channel_id: String(index) },
      description: { en: description },
    }));
    const { ways } = await sell({ channels: { US: cards } });
    expect(ways()).toEqual(['CardVisa', 'CardJCB']);
  });

  it('are in groups, of which a browser lays out those in sight, in their order', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...wallet,
      ...{ name: `Purse ${String(at)}`, channel_id: String(at) },
    }));
    const { ways, all } = await sell({ channels: { US: many } });
    expect(ways()).toEqual(many.map(({ name }) => name));
    expect(all('[part=rows]').map((rows) => rows.childElementCount)).toEqual([12, 12, 6]);
  });

  it('with options are bought by one of them', async () => {
    const { choose, buyButton, press, createOrder } = await sell({ region: 'SG' });
    choose('Wallets');
    expect(buyButton()?.disabled).toBe(true);
    choose('QRIS');
    await press('Buy · $4.99');
    const [[call, params] = []] = createOrder.mock.calls;
    expect(call).toBe('payermaxPay');
    expect(params).toMatchObject({ channel: 'QRIS', country: 'SG', product_id: 'gems' });
  });

  it('stay chosen when the page sets the same offer again', async () => {
    const { payment, setup, choose, all } = await sell();
    choose('Purse');
    const [before] = all('[part=row]');
    payment.setup = { ...setup, order: { ...setup.order } };
    expect(all('[part=row]')[0]).toBe(before);
    expect(all('[data-chosen]')).toHaveLength(1);
  });
});

describe('a purchase', () => {
  it('is sent once, however often the button is pressed, and shows its link', async () => {
    const { choose, buyButton, createOrder, text, states, all } = await sell();
    choose('Purse');
    buyButton()?.click();
    buyButton()?.click();
    await settled();
    expect(createOrder).toHaveBeenCalledTimes(1);
    expect(text()).toContain('Waiting for your payment');
    expect(text()).toContain('B1');
    expect(all<HTMLAnchorElement>('a')[0]?.href).toBe('https://pay.example/1');
    expect(states.map(({ status }) => status)).toContain('placed');
  });

  it('without an answer is not to be paid again, and asking finds the order', async () => {
    const answers: OrderAnswer[] = [{ kind: 'unknown' }, created];
    const createOrder = vi.fn(() => Promise.resolve(answers.shift() ?? created));
    const { choose, press, text } = await sell({ createOrder });
    choose('Purse');
    await press('Buy · $4.99');
    expect(text()).toContain('Please do not pay again');
    await press('Check now');
    expect(text()).toContain('Waiting for your payment');
    const keys = createOrder.mock.calls.map((call: readonly unknown[]) => JSON.stringify(call));
    expect(keys[0]).toBe(keys[1]);
  });

  it('that is refused says why, as text', async () => {
    const msg = '<b>Not today</b>';
    const refused: OrderAnswer = { kind: 'refused', code: -3061, msg, content: null };
    const { choose, press, text } = await sell({ createOrder: () => Promise.resolve(refused) });
    choose('Purse');
    await press('Buy · $4.99');
    expect(text()).toContain(msg);
  });

  it('beside an unpaid order offers that order, or replaces it', async () => {
    const unpaid = { billing_no: 'OLD', url: 'https://pay.example/old' };
    const refused: OrderAnswer = { kind: 'refused', code: -3060, msg: 'Pay', content: unpaid };
    const answers: OrderAnswer[] = [refused, created];
    const createOrder = vi.fn<PaymentSetup['createOrder']>(() =>
      Promise.resolve(answers.shift() ?? created),
    );
    const { choose, press, all } = await sell({ createOrder });
    choose('Purse');
    await press('Buy · $4.99');
    expect(all<HTMLAnchorElement>('a')[0]?.href).toBe(unpaid.url);
    await press('Buy · $4.99');
    expect(createOrder.mock.calls[1]?.[1]).toMatchObject({ replaces: 'OLD' });
  });

  it('is there again after the element was taken out of the page', async () => {
    const { payment, choose, press, text } = await sell();
    choose('Purse');
    await press('Buy · $4.99');
    payment.remove();
    document.body.append(payment);
    expect(text()).toContain('B1');
  });

  it('of one player is not shown to another', async () => {
    const { payment, setup, choose, press, text } = await sell();
    choose('Purse');
    await press('Buy · $4.99');
    payment.setup = { ...setup, player: 'p2' };
    expect(text()).not.toContain('B1');
    payment.setup = null;
    expect(text()).toBe('');
  });

  it('works where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { choose, press, text } = await sell();
    choose('Purse');
    await press('Buy · $4.99');
    expect(text()).toContain('B1');
  });
});

describe('the language', () => {
  it('is that of the element, else of what is around it, and turns the page around', async () => {
    const { payment, text, all } = await sell();
    payment.lang = 'de';
    await settled();
    expect(text()).toContain('Geldbeutel');
    payment.lang = 'ar';
    await settled();
    expect(all<HTMLElement>('div')[0]?.dir).toBe('rtl');
    payment.removeAttribute('lang');
    await settled();
    expect(all<HTMLElement>('div')[0]?.lang).toBe('en');
  });
});

it('shows the language that was chosen last, whichever texts come first', async () => {
  const { payment, all } = await sell();
  payment.lang = 'ar';
  payment.lang = 'en';
  await settled();
  expect(all<HTMLElement>('div')[0]?.lang).toBe('en');
});

it('keeps a link in place while the order is checked, since it may just be pressed', async () => {
  const { choose, press, all } = await sell();
  choose('Purse');
  await press('Buy · $4.99');
  const [link] = all('a');
  await press('Recharge done');
  expect(all('a')[0]).toBe(link);
});

it('gives the focus to the first control when a view is closed', async () => {
  const { payment, choose, press, all } = await sell();
  choose('Purse');
  await press('Buy · $4.99');
  all<HTMLElement>('[data-action=close]')[0]?.focus();
  await press('Change recharge way');
  expect(payment.shadowRoot?.activeElement?.localName).toBe('select');
});

it('the focus goes to the title of what takes the place of the pressed button', async () => {
  const { payment, choose, buyButton } = await sell();
  choose('Purse');
  buyButton()?.focus();
  buyButton()?.click();
  await settled();
  expect(payment.shadowRoot?.activeElement?.textContent).toBe('Waiting for your payment');
});

it('tells nothing while it is out of the page, and shows what has become of the purchase when it is back', async () => {
  let answer: (answer: OrderAnswer) => void = () => undefined;
  const createOrder = (): Promise<OrderAnswer> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const { payment, states, choose, press, text } = await sell({ createOrder });
  choose('Purse');
  await press('Buy · $4.99');
  payment.remove();
  answer(created);
  await settled();
  expect(states.map(({ status }) => status)).toEqual(['sent']);
  document.body.append(payment);
  expect(text()).toContain('B1');
});

it('takes what a page has set before the code of the element was there', async () => {
  const { setup } = await sell();
  const late = document.createElement('shop-payment');
  Object.defineProperty(late, 'setup', { value: setup, configurable: true });
  const told = vi.fn();
  late.addEventListener('shop-payment-change', told);
  document.body.append(late);
  await settled();
  late.shadowRoot?.querySelector('input')?.click();
  late.shadowRoot?.querySelector<HTMLElement>('[part~=buy]')?.click();
  expect(told).toHaveBeenCalledTimes(1);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a region that is no list', { US: { list: [] } }],
  ['an envelope', { code: 1, msg: '', data: {} }],
  ['channels with other names', { US: [{ id: 'paypal', from: 1 }] }],
])('refuses channels that no reader has read, and keeps what was set: %s', async (_, channels) => {
  const { payment, setup } = await sell();
  expect(() => {
    Object.assign(payment, { setup: { ...setup, channels } });
  }).toThrow('setup.channels: use readChannels');
  expect(payment.setup).toBe(setup);
});

it('tells that another player has bought nothing', async () => {
  const { payment, setup, press, choose, states } = await sell();
  choose('Purse');
  await press('Buy · $4.99');
  expect(states.at(-1)?.status).toBe('placed');
  payment.setup = { ...setup, player: 'p2' };
  await settled();
  expect(states.at(-1)?.status).toBe('chosen');
});

it.each(['4.99', '4,99', Number.NaN])('refuses a price that is no number: %s', async (price) => {
  const { payment, setup } = await sell();
  expect(() => {
    Object.assign(payment, { setup: { ...setup, item: { ...setup.item, price } } });
  }).toThrow('setup.item.price: use a number');
  expect(payment.setup).toBe(setup);
});

it('a second copy of the package leaves the element as it is', async () => {
  const first = customElements.get('shop-payment');
  vi.resetModules();
  await import('./index');
  expect(customElements.get('shop-payment')).toBe(first);
});
