import type { Call, ContentOf, ParamsOf } from '@shop/contract';
import type { CallMutation, CallQuery, ShopEndpointBuilder } from './endpoint';
import { type OpaqueParams, fromOpaque } from './opaque-params';

/**
 * Like `callQuery`, for a call with secret parameters. The answer cannot be refetched, as the
 * parameters are sent only once.
 */
export function opaqueQuery<C extends Call>(
  build: ShopEndpointBuilder,
  call: C,
): CallQuery<C, OpaqueParams<ParamsOf<C>>> {
  return build.query<ContentOf<C>, OpaqueParams<ParamsOf<C>>>({
    query: (params) => ({ call, params: fromOpaque(params) }),
  });
}

/** Like `callMutation`, for a call with secret parameters. */
export function opaqueMutation<C extends Call>(
  build: ShopEndpointBuilder,
  call: C,
  options?: Pick<CallMutation<C, OpaqueParams<ParamsOf<C>>>, 'onQueryStarted'>,
): CallMutation<C, OpaqueParams<ParamsOf<C>>> {
  return build.mutation<ContentOf<C>, OpaqueParams<ParamsOf<C>>>({
    query: (params) => ({ call, params: fromOpaque(params) }),
    ...options,
  });
}
