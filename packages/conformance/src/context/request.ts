import type { Call } from '@shop/contract';
import type { Exchange, Send } from '../exchange/exchange';

/** Parameters of a request, by name. */
export type Query = Readonly<Record<string, string>>;

/** Returns the query without one parameter. */
export function without(query: Query, name: string): Query {
  return Object.fromEntries(Object.entries(query).filter(([other]) => other !== name));
}

/** A request to the back end under test. */
export interface SuiteRequest {
  /** Scheme, host and port, without a trailing slash. */
  readonly base: string;
  /** Names and values; a name may occur twice. */
  readonly query: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
}

function isList(query: SuiteRequest['query']): query is readonly (readonly [string, string])[] {
  return Array.isArray(query);
}

function searchOf(query: SuiteRequest['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of isList(query) ? query : Object.entries(query))
    search.append(name, value);
  return search.toString();
}

/** Makes a call. Never rejects: a missing response is part of the exchange. */
export async function requestOver<C extends Call>(
  send: Send,
  call: C,
  { base, query, headers }: SuiteRequest,
): Promise<Exchange<C>> {
  const request = { url: `${base}${call.path}?${searchOf(query)}`, headers };
  try {
    return { call, request, incoming: await send(request), failure: '' };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { call, request, incoming: null, failure };
  }
}
