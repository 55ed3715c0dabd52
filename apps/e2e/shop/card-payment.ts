import type { Locator, Page } from '@playwright/test';
import type { ShopPlayer } from './player';
import type { SampleCard } from './purchase-paths';

/** The form for a prepaid card and the steps after it. */
export interface CardPayment {
  /** Comes back with the goods chosen that a card is exchanged for. */
  readonly chooseExchange: () => Promise<void>;
  /** Opens the form for the card. */
  readonly openForm: () => Promise<void>;
  readonly type: (card: Pick<SampleCard, 'number' | 'password'>) => Promise<void>;
  /** Presses the button of the popup, “Exchange” or “Buy”. */
  readonly press: () => Promise<void>;
  readonly question: () => Locator;
  readonly agree: () => Promise<void>;
  readonly number: () => Locator;
  readonly password: () => Locator;
  /** The heading of the result popup of a paid order. */
  readonly paid: () => Locator;
}

const button = { name: /^(Exchange|Buy)/ };

/** Pays with a card on a page of formosa's 玉劍江湖. */
export function cardPaymentOf(player: ShopPlayer): CardPayment {
  const { page, dialog } = player;
  const question = (): Locator => page.getByRole('alertdialog');
  const number = (): Locator => dialog().getByLabel('Card number');
  const password = (): Locator => dialog().getByLabel('Card password', { exact: true });
  return {
    number,
    password,
    question,
    paid: () => dialog().getByRole('heading', { name: 'Payment complete' }),
    chooseExchange: async () => {
      await player.comeBack('formosa', {
        goods: /點數卡兌換/,
        path: '/?client_id=530001&spec_lang=en',
      });
    },
    openForm: async () => {
      await page.getByRole('button', button).last().click();
      await number().waitFor();
    },
    type: async (card) => {
      await number().fill(` ${card.number} `);
      await password().fill(card.password);
    },
    press: async () => {
      await dialog().getByRole('button', button).click();
    },
    agree: async () => {
      await question().getByRole('button', button).click();
    },
  };
}

/** Returns everything that a page keeps: its address, its storage and its history state. */
export async function keptBy(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      location.href,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
    ]),
  );
}
