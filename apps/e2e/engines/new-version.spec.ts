import * as v from 'valibot';
import { type Journey, approve, journeyIn } from './journey';
import { type Layouts, expectSameRows, layoutsFor, screenOf } from './layouts';
import { button, field, heading, option, text } from './player';
import { expect, start, test } from './test';

/** The amounts and times on a screen, and those whose characters do not stand from left to right. */
const askedNumbers = v.object({ drawn: v.number(), turned: v.array(v.string()) });

async function expectAmountsFromLeftToRight({ ask }: Journey): Promise<void> {
  const { drawn, turned } = v.parse(askedNumbers, await ask({ ask: 'numbers' }));
  expect(drawn).toBeGreaterThan(0);
  expect(turned).toEqual([]);
}

/** Old WebKit has kept the height that the words had while the popup was not yet laid out. */
async function expectButtonOfOneLine({ engine }: Journey): Promise<void> {
  const height = await engine.tab.evaluate(() => {
    const buttons = Array.prototype.filter.call(
      document.querySelectorAll('button'),
      (one: Element) => (one.textContent || '').startsWith('Buy · '),
    );
    return Math.max(...buttons.map((one: Element) => one.getBoundingClientRect().height));
  });
  expect(height).toBeLessThan(64);
}

/** Notes each width that a popup has, from its first frame. */
async function notePopupWidths({ engine }: Journey): Promise<void> {
  await engine.tab.evaluate(() => {
    const widths: number[] = [];
    const look = (): void => {
      const popup = document.querySelector('[role="dialog"]');
      const width = popup instanceof HTMLElement ? popup.offsetWidth : null;
      if (width !== null && widths.indexOf(width) < 0) widths.push(width);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { popupWidths: widths });
  });
}

/** Where a scrollbar takes room, what moves out of the window could get one. */
async function expectOnePopupWidth({ engine }: Journey): Promise<void> {
  const widths: unknown = await engine.tab.evaluate(() => Reflect.get(window, 'popupWidths'));
  expect(widths).toHaveLength(1);
}

async function signIn(journey: Journey): Promise<void> {
  const { player } = journey;
  await notePopupWidths(journey);
  await player.tap(button(/^Account ?Sign in$/));
  await player.fill(field(/^Account$/), 'nova-player');
  await expectOnePopupWidth(journey);
  await player.fill(field(/^Password$/), 'play-nova');
  await player.tap(button(/^Sign in$/));
}

async function chooseRoleAndGoods({ player }: Journey): Promise<void> {
  await player.tap(button(/Choose a server/));
  await player.fill(field(/Search/), '1');
  await player.tap(button(/^S1\b/));
  await player.tap(button(/Choose a role/));
  await player.tap(button(/^Aurelia/));
  await player.tap(option(/^300 Starlight/));
}

async function chooseRegionAndChannel({ engine, player }: Journey): Promise<void> {
  await player.tap(button(/^Local wallets/));
  await player.sees(heading(/^Local wallets/));
  await engine.tab.back();
  await player.seesNo(heading(/^Local wallets/));
  await player.seesFocusOn(/^Local wallets/);
  await player.pressUntil('Tab', /^Region/);
  // Goes to the region with this first letter, as the list of every browser does.
  await engine.tab.type('U');
  await player.seesNo(button(/^Local wallets/));
  await player.tap(option(/PayPal/));
}

async function readInArabicAndSignOut(journey: Journey): Promise<void> {
  const { engine, player } = journey;
  await player.tap(button(/^Language: /));
  await player.tap(button(/^العربية/));
  await player.tap(button(/^شراء/));
  await player.tap(option(/PayPal/));
  await player.sees(button(/^شراء · /));
  await expectAmountsFromLeftToRight(journey);
  await engine.tab.back();
  await player.tap(button(/^nova-player$/));
  await player.tap(button(/^تسجيل الخروج$/));
  await player.sees(button(/^الحساب ?تسجيل الدخول$/));
}

/** Opens an Arabic shop and a game in it, and returns how its controls are laid out. */
async function openInArabic(journey: Journey): Promise<Layouts['arabic']> {
  const { engine, player, open, ask } = journey;
  await open('oasis', '/?spec_lang=ar');
  await player.sees(text(/^من /));
  await expectAmountsFromLeftToRight(journey);
  await player.tap(button(/^قوافل الصحراء/));
  await player.sees(option(/^60 /));
  expect(await engine.tab.evaluate(() => document.documentElement.lang)).toBe('ar');
  expect(await ask({ ask: 'sideways scroll' })).toBe(0);
  return screenOf(journey);
}

/** Buys in the new version, and returns how the controls of each screen are laid out. */
async function purchase(journey: Journey): Promise<Layouts> {
  const { engine, player, control, open } = journey;
  const { step } = test;
  const first = await step('opens the shop', async () => {
    await open('nova', '/');
    await player.sees(button(/^Game ?Starfall Odyssey/));
    await player.sees(option(/^60 Starlight/));
    return screenOf(journey);
  });
  await step('signs in', () => signIn(journey));
  await step('searches a server, and chooses a role and goods', () => chooseRoleAndGoods(journey));
  const sheet = await step('sees the price', async () => {
    await player.tap(button(/^Buy/));
    await player.sees(heading(/^Recharge info$/));
    await player.tap(option(/PayPal/));
    await player.sees(button(/^Buy · \$4\.74$/));
    await expectButtonOfOneLine(journey);
    return screenOf(journey);
  });
  await step('chooses a region and a channel', () => chooseRegionAndChannel(journey));
  const result = await step('pays in a new window, and sees the result', async () => {
    await player.tap(button(/^Buy/));
    await approve(engine);
    await player.sees(heading(/^Payment complete$/));
    expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '10201' }]);
    return screenOf(journey);
  });
  await player.tap(button(/^Recharge done$/));
  await player.seesNo(heading(/^Payment complete$/));
  await step('reads amounts from left to right between Arabic words, and signs out', () =>
    readInArabicAndSignOut(journey),
  );
  const arabic = await step('opens an Arabic shop, which does not scroll sideways', () =>
    openInArabic(journey),
  );
  return { first, sheet, result, arabic };
}

test('a purchase in the new version, in which what stands in a row in a current Chromium stands in a row', async ({
  journey,
}) => {
  const { engine, port, control } = journey;
  const wanted = await layoutsFor(engine.viewport, () =>
    test.step('in a current Chromium', async () => {
      const browser = await start('chromium');
      const chromium = await browser.open(engine.viewport);
      const layouts = await purchase(journeyIn(chromium, { port, control }));
      await chromium.quit();
      await browser.end();
      await control.reset();
      return layouts;
    }),
  );
  expectSameRows(await purchase(journey), wanted);
});
