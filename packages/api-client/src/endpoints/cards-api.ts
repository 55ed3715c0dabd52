import { cardInfo, cardPay, myCardInGame } from '@shop/contract';
import { accountApi } from './account-api';
import { refreshAfterRefusal } from './refresh-after-refusal';
import { opaqueMutation, opaqueQuery } from './opaque-endpoint';

/**
 * Prepaid cards. Their parameters are opaque, so that neither number nor password gets into the
 * store. Read the result of a payment with `orderAnswer`.
 */
export const cardsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    cardInfo: opaqueQuery(build, cardInfo),
    cardPay: opaqueMutation(build, cardPay),
    myCardInGame: opaqueMutation(build, myCardInGame, { onQueryStarted: refreshAfterRefusal }),
  }),
});

/** The hooks of {@link cardsApi}. */
export const {
  useCardInfoQuery,
  useLazyCardInfoQuery,
  useCardPayMutation,
  useMyCardInGameMutation,
} = cardsApi;
