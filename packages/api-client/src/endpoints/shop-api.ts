import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { Call } from '@shop/contract';
import { Transport } from '../transport/create-transport';
import type { CallFailure } from '../transport/send';

/** What an endpoint passes to the transport. */
export interface CallArgs {
  readonly call: Call;
  readonly params: unknown;
}

/**
 * Returns the transport, which is the `extraArgument` of the store's thunks. Throws if there is
 * none, since the store is then set up wrongly.
 */
export function transportOf(extra: unknown): Transport {
  if (!(extra instanceof Transport)) throw new Error('The store has no transport.');
  return extra;
}

/** Connects RTK Query to the transport. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, CallFailure> = async (
  { call, params },
  { extra, signal },
) => {
  const outcome = await transportOf(extra).send({ call, params, signal });
  return outcome.kind === 'content' ? { data: outcome.content } : { error: outcome };
};

/**
 * The api of the shop. Each group of endpoints injects its own, so that a page loads only the
 * schemas it needs. Add its `reducer` and `middleware` to the store.
 *
 * `Player` tags what depends on the signed-in player, see {@link playerChanged}; `Missing` what had no
 * answer, see {@link networkReturned}.
 */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery,
  tagTypes: ['Player', 'Missing'],
  endpoints: () => ({}),
});

/**
 * Returns the action to dispatch after a sign-in or sign-out: it refetches what depends on the
 * player (frequent servers, roles). Dispatch it once the transport's `token` has the new value.
 */
export function playerChanged(): ReturnType<typeof shopApi.util.invalidateTags> {
  return shopApi.util.invalidateTags(['Player']);
}

/**
 * Returns the action to dispatch when the network may be back: it repeats the calls in use that had no
 * answer. A refusal is an answer, and is not repeated.
 */
export function networkReturned(): ReturnType<typeof shopApi.util.invalidateTags> {
  return shopApi.util.invalidateTags(['Missing']);
}
