import { domainArea, type DomainArea } from '@shop/contract';
import * as v from 'valibot';

/** What a link to the shop may say about the visit (spec §2), read and bounded. */
export interface EntryQuery {
  readonly clientId: string | null;
  readonly areaId: string | null;
  /** Lowercased and prefixed with `s` (spec §2). */
  readonly serverId: string | null;
  readonly roleId: string | null;
  readonly domainArea: DomainArea | null;
  readonly specLang: string | null;
  /** A sign-in that came with the link; it is taken out of the address at once. */
  readonly oauthToken: string | null;
  readonly utmPay: string | null;
  /** The page stands in a game's own view (spec §6). */
  readonly isSdkView: boolean;
}

/** Longer values are no ids of ours. */
const longestValue = 256;

function value(params: URLSearchParams, name: string): string | null {
  const first = params.get(name)?.trim() ?? '';
  return first === '' || first.length > longestValue ? null : first;
}

/** Reads the query of the address. The first of repeated parameters wins; nonsense is ignored. */
export function readEntryQuery(search: string): EntryQuery {
  const params = new URLSearchParams(search);
  const area = v.safeParse(domainArea, value(params, 'domain_area'));
  const serverId = value(params, 'server_id');

  return {
    clientId: value(params, 'client_id'),
    areaId: value(params, 'area_id'),
    serverId: serverId === null ? null : normaliseServerId(serverId),
    roleId: value(params, 'role_id'),
    domainArea: area.success ? area.output : null,
    specLang: value(params, 'spec_lang'),
    oauthToken: value(params, 'oauth_token'),
    utmPay: value(params, 'utm_pay'),
    isSdkView: value(params, 'visit') === 'sdk',
  };
}

/** A server id as games write it: small letters, with `s` in front (spec §2). */
export function normaliseServerId(serverId: string): string {
  const small = serverId.toLowerCase();
  return small.startsWith('s') ? small : `s${small}`;
}

/**
 * The address without its `oauth_token`, so that the token reaches no history entry, no referrer,
 * no screenshot and no shared link.
 */
export function withoutToken(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('oauth_token')) return search;
  params.delete('oauth_token');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
