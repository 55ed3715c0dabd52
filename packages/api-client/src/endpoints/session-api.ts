import { currentUser, login } from '@shop/contract';
import { callMutation, playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** Signing in, and who is signed in. */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: callMutation(build, login),
    currentUser: playerQuery(build, currentUser),
  }),
});

/** The hooks of {@link sessionApi}. */
export const { useLoginMutation, useCurrentUserQuery, useLazyCurrentUserQuery } = sessionApi;
