import type { Call } from '@shop/contract';
import type { Fixtures, PurchasePath } from '../fixtures/fixtures';
import { parametersOf } from './call-parameters';
import type { Scenario } from './known-parameters';
import { Skip } from './verdict';

type Card = Fixtures['prepaid_cards'][number];

/** A card with a path that it can pay for. */
interface CardWithPath {
  readonly card: Card;
  readonly path: PurchasePath;
}

function isFor(card: Card, { gp_id: product }: PurchasePath): boolean {
  return card.state === 'unused' && (card.gp_id === '' || card.gp_id === product);
}

/** Finds an unused card for the goods of a path; its value, if known, is their price. */
export function findCardFor(path: PurchasePath, { prepaid_cards: cards }: Fixtures): Card | null {
  const worth = cards.filter(({ value }) => value === undefined || value === path.price);
  return worth.find((card) => isFor(card, path)) ?? null;
}

/** Finds a card to preview and redeem, with a path in its game. Prefers the last card. */
export function findCard({ prepaid_cards: cards, paths }: Fixtures): CardWithPath | null {
  const pairs = cards.flatMap((card): CardWithPath[] => {
    const path = paths.find((one) => isFor(card, one));
    return path === undefined ? [] : [{ card, path }];
  });
  return pairs.at(-1) ?? null;
}

/** Pairs a purchase path with the account that owns its role. */
export function scenarioOn(path: PurchasePath, { accounts }: Fixtures): Scenario {
  const ofBrand = accounts.filter(({ brand }) => brand === path.brand);
  const named = ofBrand.find(({ username }) => username === path.username);
  const account = path.username === undefined ? ofBrand[0] : named;
  if (account === undefined)
    throw new Skip(
      `no account for ${path.brand}`,
      `add ${path.username ?? 'an account of the brand'} to accounts in the fixtures`,
    );
  return { path, account };
}

/** Finds the scenario to test a call in: a path that the call pays for, else the first path. */
export function scenarioFor(call: Call, fixtures: Fixtures): Scenario {
  const { paths, card_paths: cardPaths } = fixtures;
  const own = [...paths, ...cardPaths].find((path) => path.call === call.name);
  const ofCard = /card/i.test(call.path) ? findCard(fixtures)?.path : undefined;
  const path = own ?? ofCard ?? paths[0];
  const isPayment = parametersOf(call).some(({ name }) => name === 'game_channel_id');
  const isPaidElsewhere = isPayment && own === undefined;
  if (path === undefined || isPaidElsewhere)
    throw new Skip(
      'no path is paid by this call',
      `add a path with "call": "${call.name}" to the fixtures`,
    );
  return scenarioOn(path, fixtures);
}
