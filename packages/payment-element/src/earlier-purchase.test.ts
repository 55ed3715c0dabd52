// @vitest-environment jsdom
import type { OrderAnswer } from '@shop/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { created, openPage, sell, settled } from './testing/sell';

beforeEach(openPage);

describe('an order of an earlier page', () => {
  it('is told, and named by what was bought then', async () => {
    const { choose, press } = await sell();
    choose('Purse');
    await press('Buy · $4.99');
    document.body.replaceChildren();
    const { text, states } = await sell({
      item: { name: '680 gems', price: 9.99, currency: 'USD' },
    });
    expect(text()).toContain('300 gems');
    expect(text()).not.toContain('680 gems');
    expect(states.map(({ status }) => status)).toContain('placed');
  });

  it('keeps its name while the page sells something else', async () => {
    const { payment, setup, choose, press, text } = await sell();
    choose('Purse');
    await press('Buy · $4.99');
    payment.setup = { ...setup, item: { name: '680 gems', price: 9.99, currency: 'USD' } };
    expect(text()).toContain('300 gems');
  });

  it('without an answer has what customer service needs', async () => {
    const { choose, press, text } = await sell({
      createOrder: () => Promise.resolve<OrderAnswer>({ kind: 'unknown' }),
    });
    choose('Purse');
    await press('Buy · $4.99');
    expect(text()).toContain('300 gems');
    expect(text()).toMatch(/Reference[\da-f-]{36}/);
  });
});

it('says by voice only what has no focus', async () => {
  const answers: OrderAnswer[] = [{ kind: 'unknown' }, created];
  const { choose, buyButton, all } = await sell({
    createOrder: () => Promise.resolve(answers.shift() ?? created),
  });
  choose('Purse');
  buyButton()?.click();
  await settled();
  const [status] = all<HTMLElement>('[role=status]');
  expect(status?.textContent).toBe('We could not confirm your payment');
  all<HTMLElement>('[data-action=ask]')[0]?.focus();
  all<HTMLElement>('[data-action=ask]')[0]?.click();
  await settled();
  expect(status?.textContent).toBe('');
});
