import type { Brand } from '@shop/brands';
import { Code, type DomainArea } from '@shop/contract';
import { type RefusedOutcome, refuse } from '../api/outcome';
import type { Database } from '../database/database';
import { type StoredGame, findGame } from './find-game';

/** Whether a request's game and area belong together and to the calling storefront. */
export type AreaCheck =
  | { readonly kind: 'fits'; readonly game: StoredGame | null }
  | { readonly kind: 'refused'; readonly outcome: RefusedOutcome };

function refused(code: Code): AreaCheck {
  return { kind: 'refused', outcome: refuse(code) };
}

/**
 * Checks `client_id`, if present, and `domain_area` against the calling brand: an unknown game or
 * another brand's is -3001, an area the brand does not sell in is -3014 (spec §8).
 */
export async function checkArea(
  database: Database,
  asked: { readonly clientId: string | undefined; readonly area: DomainArea },
  brand: Brand | null,
): Promise<AreaCheck> {
  if (brand !== null && !brand.areas.some(({ area }) => area === asked.area))
    return refused(Code.wrongDomain);
  if (asked.clientId === undefined || asked.clientId === '') return { kind: 'fits', game: null };

  const game = await findGame(database, asked.clientId);
  if (game === null || (brand !== null && game.brand !== brand.key)) return refused(Code.noGame);
  if (game.domainArea !== asked.area) return refused(Code.wrongDomain);
  return { kind: 'fits', game };
}
