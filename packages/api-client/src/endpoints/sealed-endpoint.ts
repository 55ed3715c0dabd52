import type { Call, ContentOf, ParamsOf } from '@shop/contract';
import type { CallMutation, CallQuery, ShopEndpointBuilder } from './endpoint';
import { type Sealed, unseal } from './seal';

/**
 * As `callQuery`, for a call whose parameters must not be seen. Its answer is cached under the seal,
 * and cannot be asked for again with it.
 */
export function sealedQuery<C extends Call>(
  build: ShopEndpointBuilder,
  call: C,
): CallQuery<C, Sealed<ParamsOf<C>>> {
  return build.query<ContentOf<C>, Sealed<ParamsOf<C>>>({
    query: (sealed) => ({ call, params: unseal(sealed) }),
  });
}

/** As `callMutation`, for a call whose parameters must not be seen. */
export function sealedMutation<C extends Call>(
  build: ShopEndpointBuilder,
  call: C,
  options?: Pick<CallMutation<C, Sealed<ParamsOf<C>>>, 'onQueryStarted'>,
): CallMutation<C, Sealed<ParamsOf<C>>> {
  return build.mutation<ContentOf<C>, Sealed<ParamsOf<C>>>({
    query: (sealed) => ({ call, params: unseal(sealed) }),
    ...options,
  });
}
