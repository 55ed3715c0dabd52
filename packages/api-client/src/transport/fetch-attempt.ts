import { CommonCode, readAnswer } from '@shop/contract';
import type { FailedAttempt, HttpRejection, SendAttempt } from './send';

/** The size at which reading stops. A full list of servers has a tenth of it. */
const maxBodyBytes = 2 * 1024 * 1024;

/**
 * Reads the text of a body as a stream, so that an endless one is cancelled at the limit.
 *
 * @returns The text, or an empty string if the body is too large. Rejects if the connection breaks.
 */
async function readBody(response: Response): Promise<string> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  if (reader === undefined) return '';

  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxBodyBytes) {
      await reader.cancel();
      return '';
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The options of every request; otherwise a GET, without headers that would need a preflight. */
export const requestInit = {
  // The API does not use cookies; never send them.
  credentials: 'omit',
  // A captive portal redirects to its own page.
  redirect: 'error',
  // Calls that create are GETs too, and a cached answer could be old or another player's.
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

/** Returns the meaning of a response without a readable envelope, by its HTTP status. */
function withoutEnvelope(status: number): FailedAttempt | HttpRejection {
  if (status === 408) return { kind: 'failed', reason: 'timeout' };
  if (status >= 500) return { kind: 'failed', reason: 'server' };
  if (status < 400) return { kind: 'failed', reason: 'malformed' };
  if (status === 429) return { kind: 'rejected', code: CommonCode.tooManyRequests };
  return {
    kind: 'rejected',
    code: status === 404 ? CommonCode.notFound : CommonCode.malformedRequest,
  };
}

/**
 * The last link: sends one request and reads the answer. The envelope decides, not the HTTP status,
 * unless the status means that the call was not processed.
 */
export function fetchAttempt(fetch: Fetch): SendAttempt {
  return async ({ call, url, signal }) => {
    try {
      const response = await fetch(url, { ...requestInit, signal });
      const { status } = response;
      const fallback = withoutEnvelope(status);
      // A temporary status: the body does not count.
      if (status === 408 || status === 429 || status >= 500) return fallback;
      const answer = readAnswer(call, parseJson(await readBody(response)));
      return answer.kind === 'malformed' ? fallback : answer;
    } catch {
      return { kind: 'failed', reason: 'network' };
    }
  };
}
