import { createTransport } from '@shop/api-client/transport';
import { orderInfo } from '@shop/contract';
import { clock } from '../clock.mjs';
import { hosts, session } from '../rules.mjs';

/** @type {import('../candidate.mjs').CreateSend} */
export function createSend(fetch) {
  const { send } = createTransport({
    hosts,
    backEnd: { sameBackend: true, honoursIdempotencyKey: true },
    fetch,
    clock,
    hostMemory: { read: () => null, write: () => undefined, clear: () => undefined },
    language: () => session.spec_lang,
    token: () => session.oauth_token,
    onEvent: () => undefined,
  });
  const { signal } = new AbortController();
  return async ({ billing_no = '' }) => {
    const outcome = await send({ call: orderInfo, params: { billing_no }, signal });
    if (outcome.kind !== 'content') throw new Error(`No response: ${outcome.kind}`);
    return outcome.content;
  };
}
