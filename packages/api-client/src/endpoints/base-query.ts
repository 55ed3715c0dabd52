import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Call } from '@shop/contract';
import type { CallFailure } from '../transport/call-outcome';
import { transportOf } from './transport-of';

/** What an endpoint asks of the transport. */
export interface CallArgs {
  readonly call: Call;
  readonly params: unknown;
}

/** The bridge from RTK Query to the transport, which it finds with {@link transportOf}. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, CallFailure> = async (
  { call, params },
  { extra, signal },
) => {
  const outcome = await transportOf(extra).send({ call, params, signal });
  return outcome.kind === 'content' ? { data: outcome.content } : { error: outcome };
};
