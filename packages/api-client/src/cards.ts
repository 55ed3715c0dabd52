export {
  cardsApi,
  useCardInfoQuery,
  useCardPayMutation,
  useLazyCardInfoQuery,
  useMyCardInGameMutation,
} from './endpoints/cards-api';
export { type PaymentResult, orderAnswer } from './endpoints/order-answer';
export { type Sealed, discard, seal } from './endpoints/seal';
