import type { Call } from '@shop/contract';
import type { Exchange, Send } from '../exchange/exchange';

/** A question to the back end under test. */
export interface Question {
  /** Scheme, host and port, without a slash at the end. */
  readonly base: string;
  /** Names and values; a name may come twice. */
  readonly query: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
}

function isList(query: Question['query']): query is readonly (readonly [string, string])[] {
  return Array.isArray(query);
}

function searchOf(query: Question['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of isList(query) ? query : Object.entries(query))
    search.append(name, value);
  return search.toString();
}

/** Makes a call. Never rejects: that nothing came back is part of the exchange. */
export async function askOver<C extends Call>(
  send: Send,
  call: C,
  { base, query, headers }: Question,
): Promise<Exchange<C>> {
  const request = { url: `${base}${call.path}?${searchOf(query)}`, headers };
  try {
    return { call, request, incoming: await send(request), failure: '' };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { call, request, incoming: null, failure };
  }
}
