import { expect } from '@playwright/test';
import type { Engine } from './drivers/engine';
import { approve } from './journey';
import { eventually } from './player';
import { test } from './test';

/** Finds a control or title that the element shows by how its text begins, and scrolls to it; asked for `isThere`, whether there is one. */
function inElement(text: string, isThere: boolean): unknown {
  const root = document.querySelector('shop-payment')?.shadowRoot;
  const shown =
    root === null || root === undefined ? [] : root.querySelectorAll('label, button, h3');
  const found = Array.from(shown).find((one) => one.textContent.trim().startsWith(text));
  if (isThere) return found !== undefined || null;
  if (found !== undefined) found.scrollIntoView({ block: 'center' });
  return found;
}

/** How a row of the list is laid out: not at all without the styles of the element. */
function lookOfRow(): string | null {
  const row = document.querySelector('shop-payment')?.shadowRoot?.querySelector('[part=row]');
  return row === null || row === undefined ? null : getComputedStyle(row).display;
}

/** Returns how a player sees and presses what the element shows. */
function elementIn({ tab }: Engine) {
  const sees = async (text: string): Promise<void> => {
    await eventually(async () => tab.evaluate(inElement, text, true), text);
  };
  return {
    sees,
    press: async (text: string): Promise<void> => {
      await sees(text);
      await tab.tap(inElement, text, false);
    },
  };
}

test(
  'a page of another team exchanges a prepaid card and sells with the element',
  { tag: '@current' },
  async ({ journey, engineName }) => {
    const { engine, open, control } = journey;
    const { tab } = engine;
    const { press, sees } = elementIn(engine);

    await test.step('exchanges a prepaid card', async () => {
      const card = await control.prepaidCard({ gp_id: 'jade-sword', value: 170, state: 'unused' });
      await open('plain-web', '/element.html?item=exchange');
      await press('Card number');
      await tab.type(card.number);
      await press('Card password');
      await tab.type(card.password);
      await press('Exchange');
      await press('OK');
      await sees('Payment complete');
      expect(await control.orders()).toMatchObject([{ status: 'success', price: 170 }]);
    });

    await test.step('sells', async () => {
      await open('plain-web', '/element.html');
      await press('PayPal');
      // Safari before 16.4 has no sheets of a script's own, and the policy of this page allows no other.
      expect(await tab.evaluate(lookOfRow)).toBe(engineName === 'webkit-2.38' ? 'inline' : 'flex');
      await press('Buy');
      await approve(engine);
      await sees('Payment complete');
    });
  },
);
