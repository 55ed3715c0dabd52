import type { Locator, Page } from '@playwright/test';
import { type Player, accountOf } from './player';
import type { PrepaidCard } from './purchase-paths';

/** A prepaid card's form and what follows from it, for somebody who uses the page. */
export interface CardPayment {
  /** From the first visit to the goods that a card is exchanged for. */
  readonly chooseExchange: () => Promise<void>;
  /** From there to the form for the card. */
  readonly openForm: () => Promise<void>;
  readonly type: (card: Pick<PrepaidCard, 'number' | 'password'>) => Promise<void>;
  /** The button in the popup, "exchange" or "buy". */
  readonly press: () => Promise<void>;
  readonly question: () => Locator;
  readonly agree: () => Promise<void>;
  readonly number: () => Locator;
  readonly password: () => Locator;
  /** What the result popup says once the order is paid. */
  readonly paid: () => Locator;
}

const button = { name: /^(Exchange|Buy)/ };

/** Paying with a card on a page of formosa's 玉劍江湖. */
export function cardPaymentOf(player: Player): CardPayment {
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
      await player.visit('formosa', '/?client_id=530001&spec_lang=en');
      await player.signIn(accountOf('formosa'));
      await player.chooseServer(/^S1\b/i);
      await player.chooseRole();
      await player.chooseGoods(/^點數卡$/);
      await player.chooseGoods(/點數卡兌換/);
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

/** What a page could tell of a card: its address, and all that it keeps. */
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
