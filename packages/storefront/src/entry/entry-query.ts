import { domainArea, type DomainArea } from '@shop/contract';
import * as v from 'valibot';

/** The query parameters of a visit (spec §2), with bounded length. */
export interface EntryQuery {
  readonly clientId: string | null;
  readonly areaId: string | null;
  /** Lowercased and prefixed with `s` (spec §2). */
  readonly serverId: string | null;
  readonly roleId: string | null;
  readonly domainArea: DomainArea | null;
  readonly specLang: string | null;
  /** The sign-in token of the link; it is removed from the address at once. */
  readonly oauthToken: string | null;
  readonly utmPay: string | null;
  /** Whether the page is shown in a game's own web view (spec §6). */
  readonly isSdkView: boolean;
}

/** No id is longer. */
const maxValueLength = 256;

function value(params: URLSearchParams, name: string): string | null {
  const first = params.get(name)?.trim() ?? '';
  return first === '' || first.length > maxValueLength ? null : first;
}

/** Reads the query of the address. The first of repeated parameters wins; invalid ones are ignored. */
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

/** Returns a server id as games write it: in lower case, with the prefix `s` (spec §2). */
function normaliseServerId(serverId: string): string {
  const small = serverId.toLowerCase();
  return small.startsWith('s') ? small : `s${small}`;
}

/**
 * Returns the query without its `oauth_token`, so that the token reaches no history entry, referrer,
 * screenshot or shared link.
 */
export function withoutToken(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('oauth_token')) return search;
  params.delete('oauth_token');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
