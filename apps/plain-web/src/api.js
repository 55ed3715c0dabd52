import { readAnswer } from '@shop/contract';

/** The timeout of a call. */
const timeoutMs = 10_000;

/** @type {string} */
let token = '';

/** @param {string} value of the sign-in; kept in memory only, and sent only to the API */
export function keepToken(value) {
  token = value;
}

/**
 * Makes a call of the contract and reads its answer. `lost` means that no answer was received: the
 * server may have handled the call.
 *
 * @template {import('@shop/contract').Call} C
 * @param {C} call
 * @param {object} params
 * @param {string} api origin
 * @returns {Promise<import('@shop/contract').Answer<import('@shop/contract').ContentOf<C>> | { kind: 'lost' }>}
 */
export async function request(call, params, api) {
  const query = new URLSearchParams({ ...params, spec_lang: 'en' });
  if (token !== '') query.set('oauth_token', token);
  try {
    const answer = await fetch(`${api}${call.path}?${query.toString()}`, {
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? readAnswer(call, await answer.json()) : { kind: 'lost' };
  } catch {
    return { kind: 'lost' };
  }
}
