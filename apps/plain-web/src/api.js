import { readAnswer } from '@shop/contract';

/** How long an answer is waited for, in milliseconds. */
const patience = 10_000;

/** @type {string} */
let token = '';

/** @param {string} value of the sign-in; kept in memory alone, and sent to the API alone */
export function keepToken(value) {
  token = value;
}

/**
 * Makes a call of the contract and reads its answer. `lost` is no answer: nobody knows whether the
 * server has done what it was asked for.
 *
 * @template {import('@shop/contract').Call} C
 * @param {C} call
 * @param {object} params
 * @param {string} api origin
 * @returns {Promise<import('@shop/contract').Answer<import('@shop/contract').ContentOf<C>> | { kind: 'lost' }>}
 */
export async function ask(call, params, api) {
  const query = new URLSearchParams({ ...params, spec_lang: 'en' });
  if (token !== '') query.set('oauth_token', token);
  try {
    const answer = await fetch(`${api}${call.path}?${query.toString()}`, {
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? readAnswer(call, await answer.json()) : { kind: 'lost' };
  } catch {
    return { kind: 'lost' };
  }
}
