import type { ShopConfig } from '@shop/brands';
import type { DomainArea, UserInfo } from '@shop/contract';
import type { EntryLink, PageQuery, StepRoutes } from '../entry';
import { readSavedUser } from '../session';
import type { StoredValues } from '../storage';
import { readSavedSelection, shopKey } from './saved-selection';
import { type Selection, emptySelection } from './selection';

/** What the first choices of a visit follow from. */
export interface StartSources {
  readonly config: ShopConfig;
  /** Null if there is none for this visit (spec §4). */
  readonly area: DomainArea | null;
  readonly query: Pick<PageQuery, 'clientId'>;
  readonly storage: StoredValues;
  /** Null in an app in which a purchase has no pages of its own. */
  readonly steps: StepRoutes | null;
}

/** The choices of an earlier visit, and its player. */
export interface KeptChoices {
  readonly selection: Selection;
  readonly user: UserInfo | null;
}

/** The same with the link that is to be applied. */
export interface StartChoices extends KeptChoices {
  readonly link: EntryLink | null;
}

type Expected = { readonly clientId: string; readonly gameProductId: string | null } | null;

/**
 * Returns the game a visit without a choice is expected to start with: the link's, or the first one
 * of the brand unless the player chooses one in a step of its own. Its goods are shown until the game
 * list says whether it is offered.
 */
export function expectedGame({
  config,
  area,
  query,
  steps,
}: Pick<StartSources, 'config' | 'area' | 'query' | 'steps'>): Expected {
  if (query.clientId !== null) return { clientId: query.clientId, gameProductId: null };
  if (steps !== null) return null;
  return config.brand.areas.find((settings) => settings.area === area)?.firstGame ?? null;
}

/**
 * Returns the choices and the player a visit starts with. The choices of an earlier visit stay in the
 * storage, as long as the game list has not confirmed it, if a link names another game.
 */
export function keptChoices(sources: StartSources): KeptChoices {
  const { area, config, query, storage } = sources;
  const saved = readSavedSelection(storage, shopKey(config.brand, area));
  const isOther = query.clientId !== null && query.clientId !== saved.game?.clientId;
  const selection = isOther ? emptySelection : saved;
  const gameProductId = (selection.game ?? expectedGame(sources))?.gameProductId ?? null;
  return {
    selection,
    user: gameProductId === null ? null : readSavedUser(storage, gameProductId),
  };
}
