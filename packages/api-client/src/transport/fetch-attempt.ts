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

/** Whether the status says that another time there may be an answer; this one is not read. */
function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** What an answer without a readable envelope means, by its HTTP status. */
function withoutEnvelope(status: number): Lost | Rejected {
  if (status === 408) return { kind: 'lost', reason: 'timeout' };
  if (status >= 500) return { kind: 'lost', reason: 'server' };
  if (status < 400) return { kind: 'lost', reason: 'malformed' };
  if (status === 429) return { kind: 'rejected', code: Code.tooManyRequests };
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
      const { status } = response;
      const instead = withoutEnvelope(status);
      if (isPassing(status)) return instead;
      const answer = readAnswer(call, parseJson(await readBody(response)));
      return answer.kind === 'malformed' ? instead : answer;
    } catch {
      return { kind: 'lost', reason: 'network' };
    }
  };
}
