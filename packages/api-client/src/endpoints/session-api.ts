import { currentUser } from '@shop/contract';
import { opaqueMutation } from './opaque-endpoint';
import { shopApi } from './shop-api';

/** The player of a token, which is an opaque parameter, so that it does not get into the store. */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ currentUser: opaqueMutation(build, currentUser) }),
});

/** The hooks of {@link sessionApi}. */
export const { useCurrentUserMutation } = sessionApi;
