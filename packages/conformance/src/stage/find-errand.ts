import type { Call } from '@shop/contract';
import type { Fixtures, PurchasePath } from '../fixtures/fixtures';
import { parametersOf } from './call-parameters';
import type { Errand } from './known-parameters';
import { Skip } from './verdict';

type Card = Fixtures['prepaid_cards'][number];

/** A card, and where it can be exchanged. */
interface CardWithPath {
  readonly card: Card;
  readonly path: PurchasePath;
}

function isFor(card: Card, { gp_id: product }: PurchasePath): boolean {
  return card.state === 'unused' && (card.gp_id === '' || card.gp_id === product);
}

/** A card that is not used up, for the goods of a path: worth their price where it says so. */
export function findCardFor(path: PurchasePath, { prepaid_cards: cards }: Fixtures): Card | null {
  const worth = cards.filter(({ value }) => value === undefined || value === path.price);
  return worth.find((card) => isFor(card, path)) ?? null;
}

/** A card to look at and to exchange, with a path in its game; another than the first, if it can be. */
export function findCard({ prepaid_cards: cards, paths }: Fixtures): CardWithPath | null {
  const pairs = cards.flatMap((card): CardWithPath[] => {
    const path = paths.find((one) => isFor(card, one));
    return path === undefined ? [] : [{ card, path }];
  });
  return pairs.at(-1) ?? null;
}

/** Sends the account that owns a path's character on its way. */
export function errandOn(path: PurchasePath, { accounts }: Fixtures): Errand {
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

/** The errand on which a call is made: a path that it pays for, or the first one. */
export function errandFor(call: Call, fixtures: Fixtures): Errand {
  const { paths, card_paths: cardPaths } = fixtures;
  const own = [...paths, ...cardPaths].find((path) => path.call === call.name);
  const ofCard = /card/i.test(call.path) ? findCard(fixtures)?.path : undefined;
  const path = own ?? ofCard ?? paths[0];
  const isPayment = parametersOf(call).some(({ name }) => name === 'game_channel_id');
  const isPaidElsewhere = isPayment && own === undefined;
  if (path === undefined || isPaidElsewhere)
    throw new Skip(
      'no path is paid by it',
      `add a path with "call": "${call.name}" to the fixtures`,
    );
  return errandOn(path, fixtures);
}
