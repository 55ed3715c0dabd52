import type { Call } from '@shop/contract';
import type { Fixtures, PurchasePath } from '../fixtures/fixtures';
import type { Errand } from './known-parameters';
import { Skip } from './verdict';

/** The first card that is not used up, with the path whose game product it is for. */
export function findCard({ prepaid_cards: cards, paths }: Fixtures) {
  const usable = cards.filter(({ state }) => state === 'unused');
  const pairs = usable.flatMap((card) => {
    const path = paths.find(({ gp_id: gpId }) => card.gp_id === '' || gpId === card.gp_id);
    return path === undefined ? [] : [{ card, path }];
  });
  return pairs[0] ?? null;
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
  const own = fixtures.paths.find((path) => path.call === call.name);
  const ofCard = /card/i.test(call.path) ? findCard(fixtures)?.path : undefined;
  const path = own ?? ofCard ?? fixtures.paths[0];
  const isPaidElsewhere = call.kind === 'create' && own === undefined;
  if (path === undefined || isPaidElsewhere)
    throw new Skip(
      'no path is paid by it',
      `add a path with "call": "${call.name}" to the fixtures`,
    );
  return errandOn(path, fixtures);
}
