import type { Locator, Page } from '@playwright/test';
import { type VisitAccount, saveVisit } from './saved-visit';

/** The account of a brand with several characters on several servers. */
export function accountOf(brand: string): VisitAccount {
  return { username: `${brand}-player`, password: `play-${brand}` };
}

/** How a visit begins. */
export interface Start {
  /** By default the brand's account with several roles. */
  readonly account?: VisitAccount;
  /** Whether the first server and its first role are chosen; they are by default. */
  readonly hasRole?: boolean;
  /** The chosen goods, by name. */
  readonly goods?: RegExp;
  readonly path?: string;
}

/** A player who uses the page by its visible texts. */
export interface ShopPlayer {
  readonly page: Page;
  readonly goTo: (brand: string, path?: string) => Promise<void>;
  /** Goes to a page of goods, and waits for them. */
  readonly visit: (brand: string, path?: string) => Promise<void>;
  /** Begins at the first step of the old version, and waits for the games. */
  readonly visitGames: (brand: string, path?: string) => Promise<void>;
  /** Chooses the first game there, and waits for its goods. */
  readonly chooseFirstGame: (brand: string, path?: string) => Promise<void>;
  readonly signIn: (account: VisitAccount) => Promise<void>;
  readonly chooseServer: (name: RegExp) => Promise<void>;
  readonly chooseRole: () => Promise<void>;
  readonly chooseGoods: (name: RegExp) => Promise<void>;
  readonly openRecharge: () => Promise<void>;
  readonly chooseChannel: (name: RegExp) => Promise<void>;
  /** Presses the button that buys. */
  readonly buy: () => Promise<void>;
  /** Presses it, and resolves to the provider's page. */
  readonly buyAndFollow: () => Promise<Page>;
  /** Comes back to the shop signed in, with the choices of an earlier visit. */
  readonly comeBack: (brand: string, start?: Start) => Promise<void>;
  /** Comes back with goods chosen, opens the recharge popup and chooses a channel. */
  readonly reachPayment: (
    brand: string,
    channel: RegExp,
    goods?: RegExp,
    path?: string,
  ) => Promise<void>;
  /** Reaches the same as a new player: signs in and presses every step. */
  readonly walkToPayment: ShopPlayer['reachPayment'];
  readonly dialog: () => Locator;
}

/** Creates a player for a page; `port` is that of the sandbox. */
export function playerOn(page: Page, port: number): ShopPlayer {
  const dialog = (): Locator => page.getByRole('dialog').last();
  /** What is paid in: a popup, or a part of the page, below popups. */
  const payment = (): Locator =>
    page
      .getByRole('dialog')
      .or(page.getByRole('region', { name: /^Recharge/ }))
      .last();
  const payBar = (name: RegExp): Locator => page.getByRole('button', { name }).last();

  const player: ShopPlayer = {
    page,
    dialog,
    goTo: async (brand, path = '/') => {
      await page.goto(`http://${brand}.localhost:${String(port)}${path}`);
    },
    visit: async (brand, path) => {
      await player.goTo(brand, path);
      await page.getByRole('radio', { disabled: false }).first().waitFor();
    },
    visitGames: async (brand, path) => {
      await player.goTo(brand, path);
      await page.getByRole('main').getByRole('button').first().waitFor();
    },
    chooseFirstGame: async (brand, path) => {
      await player.visitGames(brand, path);
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('radio', { disabled: false }).first().waitFor();
    },
    signIn: async ({ username, password }) => {
      await payBar(/^Sign in$/).click();
      await dialog().getByLabel('Account', { exact: true }).fill(username);
      await dialog().getByLabel('Password', { exact: true }).fill(password);
      await dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
    },
    chooseServer: async (name) => {
      await payBar(/Choose a server/).click();
      await dialog().getByRole('button', { name }).first().click();
    },
    chooseRole: async () => {
      await payBar(/Choose a role/).click();
      await dialog().getByRole('listitem').first().getByRole('button').click();
    },
    chooseGoods: async (name) => {
      // The radio itself is covered by its tile.
      await page.locator('label').filter({ hasText: name }).first().click();
    },
    openRecharge: async () => {
      await payBar(/^Buy/).click();
    },
    chooseChannel: async (name) => {
      const rows = payment().getByRole('listitem');
      await rows.first().waitFor();
      const row = rows.filter({ hasText: name }).first();
      // Behind the row of further cards.
      if ((await row.count()) === 0) await rows.locator('[aria-expanded=false]').click();
      await row.getByRole('radio').or(row.getByRole('button')).click();
    },
    buy: async () => {
      await payment().getByRole('button', { name: /^Buy/ }).click();
    },
    buyAndFollow: async () => {
      const opened = page.context().waitForEvent('page');
      await player.buy();
      const provider = await opened;
      await provider.waitForURL(/pay\.localhost/);
      return provider;
    },
    comeBack: async (
      brand,
      { account = accountOf(brand), hasRole = true, goods, path = '/' } = {},
    ) => {
      const clientId = new URLSearchParams(path.split('?')[1]).get('client_id');
      await saveVisit(page.context(), port, {
        brand,
        account,
        hasRole,
        ...(clientId !== null && { clientId }),
        ...(goods !== undefined && { goods }),
      });
      await player.visit(brand, path);
    },
    reachPayment: async (brand, channel, goods = /^300 Starlight/, path = '/') => {
      await player.comeBack(brand, { goods, path });
      await player.openRecharge();
      await player.chooseChannel(channel);
    },
    walkToPayment: async (brand, channel, goods = /300 Starlight/, path = '/') => {
      await player.visit(brand, path);
      await player.signIn(accountOf(brand));
      await player.chooseServer(/^S1\b/i);
      await player.chooseRole();
      await player.chooseGoods(goods);
      await player.openRecharge();
      await player.chooseChannel(channel);
    },
  };
  return player;
}
