import type { Brand } from '@shop/brands';
import type { DomainArea } from '@shop/contract';
import type { EntryQuery } from './entry-query';
import { withParameters } from './entry-address';

/** A visit that links inside the shop continue. */
export interface CarriedVisit {
  readonly brand: Pick<Brand, 'areas' | 'keepsCampaignIn'>;
  /** Null if there is none for this visit (spec §4). */
  readonly area: DomainArea | null;
  readonly query: EntryQuery;
  /** The link to a game and a character, while it has not been applied. */
  readonly link: EntryLink | null;
  /** The language shown. */
  readonly language: string;
}

/** The game of a link, and the character in it. */
export interface EntryLink {
  readonly clientId: string;
  readonly areaId: string | null;
  readonly serverId: string | null;
  readonly roleId: string | null;
}

/** Returns the link of an address; null if it names no game. */
export function entryLink({ clientId, areaId, serverId, roleId }: EntryQuery): EntryLink | null {
  return clientId === null ? null : { clientId, areaId, serverId, roleId };
}

/**
 * Returns the query that links inside the shop have (spec §2): the replenishment, the view of a game,
 * the campaign where the brand keeps it, and the link while it has not been applied. A brand with several
 * areas has its area in every address, so that tabs with different areas do not change each other's. A visit that
 * began with the language of a link has the language shown: nothing else keeps it when the address is loaded.
 */
export function carriedQuery({ brand, area, query, link, language }: CarriedVisit): string {
  return withParameters('', {
    replenish_id: query.replenishId,
    rp_client_id: query.replenishClientId,
    ...(area !== null && brand.keepsCampaignIn === area ? query.campaign : {}),
    domain_area: brand.areas.length > 1 ? area : null,
    visit: query.isSdkView ? 'sdk' : null,
    client_id: link?.clientId ?? null,
    area_id: link?.areaId ?? null,
    server_id: link?.serverId ?? null,
    role_id: link?.roleId ?? null,
    spec_lang: query.specLang === null ? null : language,
  });
}
