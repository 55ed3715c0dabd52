import { cardInfo, cardPay, myCardInGame } from '@shop/contract';
import { accountApi } from './account-api';
import { refreshRefusedCoupon } from './refresh-refused-coupon';
import { sealedMutation, sealedQuery } from './sealed-endpoint';

/**
 * Prepaid cards. What is asked for is passed under a seal, so that neither number nor password stays
 * anywhere in the store. Read what becomes of a payment with `orderAnswer`.
 */
export const cardsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    cardInfo: sealedQuery(build, cardInfo),
    cardPay: sealedMutation(build, cardPay),
    myCardInGame: sealedMutation(build, myCardInGame, { onQueryStarted: refreshRefusedCoupon }),
  }),
});

/** The hooks of {@link cardsApi}. */
export const {
  useCardInfoQuery,
  useLazyCardInfoQuery,
  useCardPayMutation,
  useMyCardInGameMutation,
} = cardsApi;
