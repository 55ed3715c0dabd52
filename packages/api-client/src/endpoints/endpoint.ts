import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { Call, ContentOf, ParamsOf } from '@shop/contract';
import type { baseQuery } from './base-query';

type Base = typeof baseQuery;
type Tag = 'Player';

/** Builds the endpoints of the shop's api. */
export type ShopEndpointBuilder = EndpointBuilder<Base, Tag, 'shopApi'>;

/** The query endpoint of a call. */
export type CallQuery<C extends Call> = QueryDefinition<
  ParamsOf<C>,
  Base,
  Tag,
  ContentOf<C>,
  'shopApi'
>;

/** The mutation endpoint of a call. */
export type CallMutation<C extends Call> = MutationDefinition<
  ParamsOf<C>,
  Base,
  Tag,
  ContentOf<C>,
  'shopApi'
>;

/** The endpoint of a call that reads; cached by its parameters. */
export function callQuery<C extends Call>(build: ShopEndpointBuilder, call: C): CallQuery<C> {
  return build.query<ContentOf<C>, ParamsOf<C>>({ query: (params) => ({ call, params }) });
}

/** As {@link callQuery}, for what depends on who is signed in. */
export function playerQuery<C extends Call>(build: ShopEndpointBuilder, call: C): CallQuery<C> {
  return build.query<ContentOf<C>, ParamsOf<C>>({
    query: (params) => ({ call, params }),
    providesTags: ['Player'],
  });
}

/** The endpoint of a call that does something, and so is never repeated by the cache. */
export function callMutation<C extends Call>(build: ShopEndpointBuilder, call: C): CallMutation<C> {
  return build.mutation<ContentOf<C>, ParamsOf<C>>({ query: (params) => ({ call, params }) });
}
