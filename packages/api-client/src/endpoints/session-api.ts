import { currentUser } from '@shop/contract';
import { opaqueQuery } from './opaque-endpoint';
import { shopApi } from './shop-api';

/** The player of a token, which is an opaque parameter, so that it does not get into the store. */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ currentUser: opaqueQuery(build, currentUser) }),
});

/** The hooks of {@link sessionApi}. */
export const { useLazyCurrentUserQuery } = sessionApi;
