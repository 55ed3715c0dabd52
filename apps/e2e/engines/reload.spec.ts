import { expect } from '@playwright/test';
import { type Journey, comeBack } from './journey';
import type { Target } from './in-page';
import { button, heading, link, option } from './player';
import { rowsToTest } from '../shop/rows';
import { test } from './test';

/** A popup: what opens it, one press after the other, and what it shows then. Every night each of them is reloaded. */
interface Popup {
  readonly presses: readonly Target[];
  readonly shows: Target;
}

const language: Popup = { presses: [button(/^Language: /)], shows: heading(/^Language$/) };

const ofGuest: readonly Popup[] = [
  language,
  { presses: [button(/^Game/)], shows: heading(/^Choose a game$/) },
  { presses: [button(/^Account ?Sign in$/)], shows: heading(/^Sign in$/) },
];

const buy = button(/^Buy/);

const ofPlayer: readonly Popup[] = [
  { presses: [button(/^Server/)], shows: heading(/^Choose a server$/) },
  { presses: [button(/^Role/)], shows: heading(/^Choose a role$/) },
  { presses: [button(/^nova-player$/)], shows: heading(/^Sign out$/) },
  { presses: [buy], shows: heading(/^Recharge info$/) },
  { presses: [buy, button(/^Local wallets/)], shows: heading(/^Local wallets/) },
];

/** Whether a popup belongs to the payment, which begins the same again after a reload. */
const isPayment = ({ presses: [first] }: Popup): boolean => first?.name === buy.name;

/** Reloads the page with each popup open, and sees what the page shows without it. */
async function reloadWith(
  { engine, player }: Journey,
  popups: readonly Popup[],
  page: Target,
): Promise<void> {
  for (const { presses, shows } of popups)
    await test.step(`reloads with ${shows.name}`, async () => {
      for (const press of presses) await player.tap(press);
      await player.sees(shows);
      await engine.tab.reload();
      await player.sees(page);
      await player.seesNo(shows);
    });
}

async function reloadPages(journey: Journey): Promise<void> {
  const { engine, player, open } = journey;
  await open('nova', '/');
  await reloadWith(journey, rowsToTest(ofGuest), button(/^Account ?Sign in$/));
  await comeBack(journey, 'nova', { goods: /^300 Starlight/ });
  await player.tap(link(/^My$/));
  await player.tap(link(/^Topup$/));
  await reloadWith(journey, rowsToTest(ofPlayer, isPayment), button(/^Buy/));

  await player.tap(link(/^Gift/));
  await player.seesNo(button(/^Buy/));
  await engine.tab.back();
  await player.sees(button(/^Buy/));
  await engine.tab.back();
  await expect.poll(() => engine.tab.url()).toMatch(/\/my$/);
  await player.sees(button(/^Sign out$/));
}

async function reloadSteps(journey: Journey): Promise<void> {
  const { engine, player } = journey;
  await comeBack(journey, 'europa', { goods: /^300 /, path: '/selectGoods' });
  // An engine speaks English or the language of the brand.
  const languages = {
    presses: [button(/^(Language|Sprache): /)],
    shows: heading(/^(Language|Sprache)$/),
  };
  const signOut = button(/^(Sign out|Abmelden)$/);
  const goods = option(/^300 /);
  const payment = option(/PayPal/);
  await player.sees(goods);
  await reloadWith(
    journey,
    [languages, { presses: [signOut], shows: heading(/^(Sign out|Abmelden)$/) }],
    goods,
  );
  await player.tap(button(/^(Buy|Kaufen)/));
  await reloadWith(journey, [languages], payment);
  await engine.tab.back();
  await player.sees(goods);

  await player.tap(button(/^(Buy|Kaufen)/));
  await player.sees(payment);
  await player.tap(signOut);
  await player.tap(signOut);
  await player.sees(button(/^(Account ?Sign in|Konto ?Anmelden)$/));
}

test(
  'what is reloaded with a popup open is shown without it, and left by one step back',
  { tag: '@current' },
  async ({ journey }) => {
    await test.step('a page of the new version', () => reloadPages(journey));
    await test.step('a step of the old version', () => reloadSteps(journey));
  },
);
