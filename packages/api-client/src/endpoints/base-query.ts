import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Call } from '@shop/contract';
import type { CallFailure } from '../transport/call-outcome';
import { Transport } from '../transport/create-transport';

/** What an endpoint asks of the transport. */
export interface CallArgs {
  readonly call: Call;
  readonly params: unknown;
}

/**
 * The bridge from RTK Query to the transport, which it finds as the extra argument of the store's
 * thunks. Throws where there is none: that is a mistake in the composition of the store.
 */
export const baseQuery: BaseQueryFn<CallArgs, unknown, CallFailure> = async (
  { call, params },
  { extra, signal },
) => {
  if (!(extra instanceof Transport))
    throw new Error('The store’s thunks have no transport as their extraArgument.');
  const outcome = await extra.send({ call, params, signal });
  return outcome.kind === 'content' ? { data: outcome.content } : { error: outcome };
};
