import type { DomainArea } from '@shop/contract';
import { withParameters } from '../entry';
import type { Selection } from './selection';

/** The page that a link leads to again. */
export interface LinkedPage {
  readonly origin: string;
  readonly pathname: string;
  readonly area: DomainArea;
  readonly selection: Selection;
}

/**
 * Returns a link to the page with the choices that links may have (spec §2): area, game, server and role. It is meant
 * for another device of the player, but anyone who sees it can open it: it has no token, and nothing else of the address.
 */
export function linkToHere({ origin, pathname, area, selection }: LinkedPage): string {
  const { game, area: zone, server, role } = selection;
  const query = withParameters('', {
    domain_area: area,
    client_id: game?.clientId ?? null,
    area_id: game && zone ? zone.value : null,
    server_id: game && server ? server.value : null,
    role_id: game && role ? role.value : null,
  });
  return origin + pathname + query;
}
