import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { Call, ContentOf, ParamsOf } from '@shop/contract';
import type { Tag } from './account-api';
import type { CallFailure } from '../transport/send';
import type { baseQuery } from './shop-api';

type Base = typeof baseQuery;

/** Builds the endpoints of the shop's api. */
export type ShopEndpointBuilder = EndpointBuilder<Base, Tag, 'shopApi'>;

/** The query endpoint of a call. */
export type CallQuery<C extends Call, Args = ParamsOf<C>> = QueryDefinition<
  Args,
  Base,
  Tag,
  ContentOf<C>,
  'shopApi'
>;

/** The mutation endpoint of a call. */
export type CallMutation<C extends Call, Args = ParamsOf<C>> = MutationDefinition<
  Args,
  Base,
  Tag,
  ContentOf<C>,
  'shopApi'
>;

/** The options of RTK Query that a query endpoint may set. */
export type QueryOptions<C extends Call> = Pick<
  CallQuery<C>,
  'keepUnusedDataFor' | 'onQueryStarted' | 'providesTags'
>;

/** Returns how a call is tagged: with `tags`, and as missing if it had no answer. */
export function taggedWith(...tags: readonly Tag[]) {
  return (_content: unknown, error: CallFailure | undefined): readonly Tag[] =>
    error?.kind === 'failed' ? ['Missing', ...tags] : tags;
}

/** Builds the endpoint of a call that reads; it is cached by its parameters. */
export function callQuery<C extends Call>(
  build: ShopEndpointBuilder,
  call: C,
  options?: QueryOptions<C>,
): CallQuery<C> {
  return build.query<ContentOf<C>, ParamsOf<C>>({
    query: (params) => ({ call, params }),
    providesTags: taggedWith(),
    ...options,
  });
}

/** Like {@link callQuery}, for data of the signed-in player. `tags` are what else makes it stale. */
export function playerQuery<C extends Call>(
  build: ShopEndpointBuilder,
  call: C,
  ...tags: readonly Tag[]
): CallQuery<C> {
  return build.query<ContentOf<C>, ParamsOf<C>>({
    query: (params) => ({ call, params }),
    providesTags: taggedWith('Player', ...tags),
  });
}
