import { type DomainArea, readDomainArea } from '@shop/contract';
import { plainCode } from '@shop/i18n';

/** The query parameters that the script in the page reads. One that is not well formed is null, and sent nowhere. */
export interface PageQuery {
  readonly clientId: string | null;
  /** The area that the address names, also one that does not exist. */
  readonly givenArea: string | null;
  readonly specLang: string | null;
  readonly replenishId: string | null;
  readonly replenishClientId: string | null;
  /** Whether the page is shown in a game's own web view (spec §6). */
  readonly isSdkView: boolean;
}

/** All query parameters of a visit (spec §2). */
export interface EntryQuery extends PageQuery {
  readonly areaId: string | null;
  /** Lowercased and prefixed with `s` (spec §2). */
  readonly serverId: string | null;
  readonly roleId: string | null;
  readonly domainArea: DomainArea | null;
  /** The sign-in token of the link; it is removed from the address at once. */
  readonly oauthToken: string | null;
  readonly utmPay: string | null;
  /** The campaign that led here: those of `utm_source`, `utm_medium`, `utm_campaign`, `utm_content`. */
  readonly campaign: Readonly<Record<string, string>>;
  /** The order whose result is to be shown. */
  readonly billingNo: string | null;
}

const anything = /^.{1,256}$/;
/** Ids of games, areas, servers and roles, from the address or from an earlier visit. */
export const idForm = /^[\w.:-]{1,64}$/;
/** Base64 in both alphabets, hex, or a signed token of three parts. */
const token = /^[\w.~+/=-]{1,2048}$/;
/** A language, and what a system writes after it, with a hyphen or an underscore. */
const language = /^[a-z]{2,3}(?:[-_][\w.@#=-]{0,60})?$/i;

/** The parameters of a link to a game, and to a character in it. */
export const linkParameters = ['client_id', 'area_id', 'server_id', 'role_id'] as const;

const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;

/**
 * Whether the link says something that cannot be an id. A game would then be shown that the link does
 * not mean, or a character.
 */
export function hasBrokenLink(search: string): boolean {
  return linkParameters.some((name) => isBrokenId(search, name));
}

/** Whether the link names a payment for another player by something that cannot be an id. */
export function hasBrokenReplenishId(search: string): boolean {
  return isBrokenId(search, 'replenish_id');
}

function isBrokenId(search: string, name: string): boolean {
  const given = code(new URLSearchParams(search), name);
  return given !== '' && !idForm.test(given);
}

/** The marks that a text around a link leaves at its end. No id ends with one. */
const leftovers = /[.,;:!?)>'"。，、]{1,9}$/;

/**
 * Returns the first value of a parameter that is an id or another code, as it is meant: a link may have been
 * typed with full-width digits, or copied together with the full stop after it.
 */
function code(params: URLSearchParams, name: string): string {
  return plainCode(params.get(name) ?? '').replace(leftovers, '');
}

/** Returns a parameter of {@link code}; null if it does not have the form of one. */
function coded(params: URLSearchParams, name: string, form = idForm): string | null {
  const given = code(params, name);
  return form.test(given) ? given : null;
}

/** Returns the first value of a parameter that may be any text; null if it is empty or too long. */
function value(params: URLSearchParams, name: string): string | null {
  const first = params.get(name)?.trim() ?? '';
  return anything.test(first) ? first : null;
}

/** Reads what the first calls of a visit need of its query; see {@link readEntryQuery}. */
export function readPageQuery(search: string): PageQuery {
  const params = new URLSearchParams(search);
  return {
    clientId: coded(params, 'client_id'),
    givenArea: coded(params, 'domain_area'),
    specLang: coded(params, 'spec_lang', language),
    replenishId: coded(params, 'replenish_id'),
    replenishClientId: coded(params, 'rp_client_id'),
    isSdkView: value(params, 'visit') === 'sdk',
  };
}

/** Reads the query of the address. The first of repeated parameters wins; invalid ones are ignored. */
export function readEntryQuery(search: string): EntryQuery {
  const params = new URLSearchParams(search);
  const page = readPageQuery(search);
  const serverId = coded(params, 'server_id');

  return {
    ...page,
    areaId: coded(params, 'area_id'),
    serverId: serverId === null ? null : normaliseServerId(serverId),
    roleId: coded(params, 'role_id'),
    domainArea: readDomainArea(page.givenArea) ?? null,
    oauthToken: coded(params, 'oauth_token', token),
    utmPay: value(params, 'utm_pay'),
    campaign: campaignOf(params),
    billingNo: coded(params, 'billing_no'),
  };
}

/** Without methods that old browsers lack: this runs before the polyfills. */
function campaignOf(params: URLSearchParams): Readonly<Record<string, string>> {
  const campaign: Record<string, string> = {};
  for (const name of campaignParameters) {
    const given = value(params, name);
    if (given !== null) campaign[name] = given;
  }
  return campaign;
}

/** Returns a server id as games write it: in lower case, with the prefix `s` (spec §2). */
function normaliseServerId(serverId: string): string {
  const small = serverId.toLowerCase();
  return small.startsWith('s') ? small : `s${small}`;
}
