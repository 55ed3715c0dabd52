import { Code, readAnswer } from '@shop/contract';
import { readBody } from './read-body';
import type { Lost, Rejected, SendAttempt } from './send';

/** As much of `fetch` as is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

// The rest is the default of fetch: a GET, without headers that would need a preflight.
const init = {
  // There are no cookies in this; none may be made to matter.
  credentials: 'omit',
  // A portal in a hotel answers with a redirect to its own page.
  redirect: 'error',
  // Creating calls are GETs too, and a stored answer would be another player's or an old one.
  cache: 'no-store',
  referrerPolicy: 'strict-origin',
} as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What an answer without a readable envelope means, by its HTTP status. */
function withoutEnvelope(status: number): Lost | Rejected {
  if (status === 429) return { kind: 'lost', reason: 'busy' };
  if (status === 408) return { kind: 'lost', reason: 'timeout' };
  if (status >= 500) return { kind: 'lost', reason: 'server' };
  if (status < 400) return { kind: 'lost', reason: 'malformed' };
  return { kind: 'rejected', code: status === 404 ? Code.notFound : Code.malformedRequest };
}

/**
 * The last link: asks the network once and reads the answer. The envelope decides, not the HTTP
 * status, except where the status says that nobody looked at the call.
 */
export function fetchAttempt(fetch: Fetch): SendAttempt {
  return async ({ call, url, signal }) => {
    try {
      const response = await fetch(url, { ...init, signal });
      const instead = withoutEnvelope(response.status);
      if (instead.kind === 'lost' && instead.reason !== 'malformed') return instead;
      const answer = readAnswer(call, parseJson(await readBody(response)));
      return answer.kind === 'malformed' ? instead : answer;
    } catch {
      return { kind: 'lost', reason: 'network' };
    }
  };
}
