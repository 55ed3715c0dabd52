import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
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
