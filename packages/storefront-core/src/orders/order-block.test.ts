import { createI18n, loadCatalogue } from '@shop/i18n';
import { describe, expect, it } from 'vitest';
import { bonusText, orderBlock } from './order-block';

const i18n = await createI18n({ language: 'de', load: loadCatalogue });
await i18n.loadDeferred();
const translate = i18n.translateIn('de');

const summary = {
  account: 'ally',
  game: 'Nova Rising',
  goods: '1,280 Starlight',
  server: 'S1',
  role: 'Ally',
  bonus: 1_600,
};
const chosen = { clientId: '1', gameProductId: '1', gameName: 'Nova Rising', logo: '/nova.svg' };
const reader = { code: 'de', translate, selection: { game: chosen } } as const;

describe('the block of an order', () => {
  it('has what is bought, its price and whom it is for', () => {
    const payment = { pay_money: 19.99, money: 24.99, currency: 'USD' };
    expect(orderBlock({ summary: { ...summary, picture: '/gems.svg' }, payment }, reader)).toEqual({
      goods: '1,280 Starlight',
      bonus: '+1,600 Bonus',
      picture: '/gems.svg',
      amount: '$19.99',
      role: 'Ally',
      server: 'S1',
      game: 'Nova Rising',
    });
  });

  it.each([
    ['that of its game, if that is chosen', 'Nova Rising', '/nova.svg'],
    ['none for another game', 'Ember', ''],
  ])('has for goods without a picture %s', (_, game, picture) => {
    expect(orderBlock({ summary: { ...summary, game } }, reader)).toMatchObject({
      picture,
      amount: null,
    });
  });
});

it.each([
  ['the bonus, in the notation of the name', { bonus: 1_600 }, '+1,600 Bonus'],
  [
    'what a card was exchanged for',
    { gems: '60+5', bonus: 5 },
    `${translate('prepaid.gems')}: 60+5`,
  ],
  ['nothing without a bonus', { bonus: 0 }, undefined],
])('says what comes on top of goods: %s', (_, more, text) => {
  expect(bonusText(more, translate)).toBe(text);
});
