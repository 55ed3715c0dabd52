import { currentUser } from '@shop/contract';
import { playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** The signed-in player. */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ currentUser: playerQuery(build, currentUser) }),
});

/** The hooks of {@link sessionApi}. */
export const { useCurrentUserQuery, useLazyCurrentUserQuery } = sessionApi;
