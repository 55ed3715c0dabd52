import type { Call, ContentOf, ParamsOf } from '@shop/contract';
import type { Tag } from './account-api';
import type { CallMutation, ShopEndpointBuilder } from './endpoint';

/**
 * The endpoint of a call that does something, and so is never repeated by the cache. What has one of
 * `staleTags` is read again afterwards, however the call has ended.
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
