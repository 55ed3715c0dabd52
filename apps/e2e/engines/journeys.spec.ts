import { approve, comeBack } from './journey';
import { button, eventually, field, heading, option, playerAt } from './player';
import { expect, test } from './test';

/** Brands, and the language of each; one shop in Arabic is opened after the purchase in the new version. */
const languages = [
  ['haneul', 'ko'],
  ['hanabi', 'ja'],
] as const;

const exchange = { gp_id: 'jade-sword', value: 170, state: 'unused' } as const;

test('a purchase in the old version', async ({ journey }) => {
  const { engine, player, control, open } = journey;
  await open('europa', '/');
  // Not every engine asks for English.
  await player.tap(button(/^(Language|Sprache): /));
  await player.tap(button(/^English/));
  await player.seesNo(heading(/^(Language|Sprache)$/));
  await player.tap(button(/^Kronen/));
  await player.tap(button(/^Account ?Sign in$/));
  await player.fill(field(/^Account$/), 'europa-player');
  await player.fill(field(/^Password$/), 'play-europa');
  await player.tap(button(/^Sign in$/));
  await player.tap(button(/Choose a server/));
  await player.tap(button(/^S1\b/));
  await player.tap(button(/Choose a role/));
  await player.tap(button(/Level/));
  await player.tap(option(/^300 /));
  await player.tap(button(/^Buy/));
  await player.sees(heading(/^Recharge begin$/));
  await player.tap(option(/PayPal/));
  await player.tap(button(/^Buy/));
  await approve(engine);
  await player.sees(heading(/^Payment complete$/));
  expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '10201' }]);
  await player.tap(button(/^Recharge done$/));
  await player.sees(heading(/^Select role and goods$/));
});

test(
  'a prepaid card is exchanged for goods, and shops open in Korean and Japanese',
  { tag: '@current' },
  async ({ journey }) => {
    const { engine, player, control, open, ask } = journey;
    const card = await control.prepaidCard(exchange);
    await comeBack(journey, 'formosa', {
      goods: /點數卡兌換/,
      path: '/?client_id=530001&spec_lang=en',
    });
    await player.tap(button(/^Exchange/));
    await player.fill(field(/^Card number/), card.number);
    await player.fill(field(/^Card password$/), card.password);
    await player.tap(button(/^Exchange/));
    await player.sees(heading(/^Please confirm/));
    await player.tap(button(/^Exchange/));
    await player.sees(heading(/^Payment complete$/));
    expect(await control.orders()).toMatchObject([{ status: 'success', price: 170 }]);

    for (const [brand, language] of languages)
      await test.step(`opens in ${language}, and does not scroll sideways`, async () => {
        await open(brand, `/?spec_lang=${language}`);
        await player.sees(option(/./));
        expect(await engine.tab.evaluate(() => document.documentElement.lang)).toBe(language);
        expect(await ask({ ask: 'sideways scroll' })).toBe(0);
      });
  },
);

test(
  'a coupon is taken off and chosen, and a card is paid with in the fields of its provider',
  { tag: '@current' },
  async ({ journey }) => {
    const { engine, player, control } = journey;
    await comeBack(journey, 'nova', { goods: /^300 Starlight/ });
    await player.tap(button(/^Buy/));
    await player.tap(option(/PayPal/));
    await test.step('looks through the coupons, takes one off, and chooses it', async () => {
      await player.tap(button(/^Coupon/));
      await player.sees(heading(/^My reward/i));
      await player.tap(button(/^Not usable/));
      await player.tap(button(/^History/));
      await player.tap(button(/^Back/));
      await player.tap(button(/^Cancel$/));
      await player.sees(button(/^Buy · \$4\.99$/));
      await player.tap(button(/^Coupon/));
      await player.tap(button(/^5% off VIP/));
      await player.sees(button(/^Buy · \$4\.74$/));
    });
    await test.step('pays with a card in the fields of its provider', async () => {
      await player.tap(option(/Credit or debit card/));
      await player.tap(button(/^Buy/));
      const frame = await eventually(() => engine.tab.frame('//cards.'), 'the card frame');
      const fields = await eventually(() => frame.frame('/fields'), 'the fields of the provider');
      const provider = playerAt(fields);
      await provider.fill(field(/Card number/), '4111111111111111');
      await provider.fill(field(/Expiry/), '1234');
      await provider.fill(field(/CVC|Security/), '123');
      await provider.tap(button(/^Pay [^i]/));
      await player.sees(heading(/^Payment complete$/));
      expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '11702' }]);
    });
  },
);

test('a purchase with the keyboard alone', { tag: '@current' }, async ({ journey }) => {
  const { engine, player, control, open } = journey;
  const { tab } = engine;
  await open('nova', '/');
  await player.pressUntil('Tab', /^Account ?Sign in$/);
  await tab.press('Enter');
  await player.sees(field(/^Account$/));
  await player.pressUntil('Tab', /^Account$/);
  await tab.type('nova-player');
  await player.pressUntil('Tab', /^Password$/);
  await tab.type('play-nova');
  await tab.press('Enter');
  // The button above the footer says the same.
  await player.sees(button(/^Server ?Choose a server/));
  await player.pressUntil('Tab', /^Server ?Choose a server/);
  await tab.press('Space');
  await player.sees(field(/Search/));
  await player.pressUntil('Tab', /Search/);
  await tab.press('ArrowDown');
  await player.pressUntil('ArrowDown', /^S2\b/);
  await tab.press('Enter');
  await player.seesNo(field(/Search/));
  await player.seesFocusOn(/^Server/);
  await player.pressUntil('Tab', /^60 Starlight/);
  await player.pressUntil('ArrowDown', /^300 Starlight/);
  await player.sees(button(/^Buy/));
  await player.pressUntil('Tab', /^Buy/);
  await tab.press('Enter');
  await player.sees(heading(/^Recharge info$/));
  await player.sees(option(/PayPal/));
  await player.pressUntil('Tab', /^(PayPal|Credit or debit)/);
  await player.pressUntil('ArrowDown', /^PayPal/);
  await tab.press('Space');
  // A button that cannot be pressed yet is passed over.
  await player.sees(button(/^Buy · /));
  await player.pressUntil('Tab', /^Buy/);
  await tab.press('Enter');
  await approve(engine);
  await player.sees(heading(/^Payment complete$/));
  expect(await control.orders()).toMatchObject([{ status: 'success' }]);
});
