import { domainArea, type DomainArea } from '@shop/contract';
import * as v from 'valibot';

/** The query parameters of a visit (spec §2). One that is not well formed is null, and sent nowhere. */
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
  /** The campaign that led here: those of `utm_source`, `utm_medium`, `utm_campaign`, `utm_content`. */
  readonly campaign: Readonly<Record<string, string>>;
  readonly replenishId: string | null;
  readonly replenishClientId: string | null;
  /** The order whose result is to be shown. */
  readonly billingNo: string | null;
  /** Whether the page is shown in a game's own web view (spec §6). */
  readonly isSdkView: boolean;
}

const anything = /^.{1,256}$/;
/** Ids of games, areas, servers and roles, from the address or from an earlier visit. */
export const idForm = /^[\w.:-]{1,64}$/;
/** Base64 in both alphabets, hex, or a signed token of three parts. */
const token = /^[\w.~+/=-]{1,2048}$/;
/** A language tag, also with the underscore of Java. */
const language = /^[a-z]{2,3}([-_][a-z\d]{2,8}){0,3}$/i;

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
export function hasBrokenDebt(search: string): boolean {
  return isBrokenId(search, 'replenish_id');
}

function isBrokenId(search: string, name: string): boolean {
  const given = new URLSearchParams(search).get(name)?.trim() ?? '';
  return given !== '' && !idForm.test(given);
}

/** Returns the first value of a parameter; null if it does not have the form of one. */
function value(params: URLSearchParams, name: string, form = anything): string | null {
  const first = params.get(name)?.trim() ?? '';
  return form.test(first) ? first : null;
}

/** Reads the query of the address. The first of repeated parameters wins; invalid ones are ignored. */
export function readEntryQuery(search: string): EntryQuery {
  const params = new URLSearchParams(search);
  const area = v.safeParse(domainArea, value(params, 'domain_area'));
  const serverId = value(params, 'server_id', idForm);

  return {
    clientId: value(params, 'client_id', idForm),
    areaId: value(params, 'area_id', idForm),
    serverId: serverId === null ? null : normaliseServerId(serverId),
    roleId: value(params, 'role_id', idForm),
    domainArea: area.success ? area.output : null,
    specLang: value(params, 'spec_lang', language),
    oauthToken: value(params, 'oauth_token', token),
    utmPay: value(params, 'utm_pay'),
    campaign: campaignOf(params),
    replenishId: value(params, 'replenish_id', idForm),
    replenishClientId: value(params, 'rp_client_id', idForm),
    billingNo: value(params, 'billing_no', idForm),
    isSdkView: value(params, 'visit') === 'sdk',
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
