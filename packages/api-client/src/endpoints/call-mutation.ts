import type { Call, ContentOf, ParamsOf } from '@shop/contract';
import type { Tag } from './account-api';
import type { CallMutation, ShopEndpointBuilder } from './endpoint';

/**
 * Builds the endpoint of a call with an effect, which the cache never repeats. Afterwards the
 * queries with one of `staleTags` are refetched, whether or not the call succeeded.
 */
export function callMutation<C extends Call>(
  build: ShopEndpointBuilder,
  call: C,
  ...staleTags: readonly Tag[]
): CallMutation<C> {
  return build.mutation<ContentOf<C>, ParamsOf<C>>({
    query: (params) => ({ call, params }),
    invalidatesTags: staleTags,
  });
}
