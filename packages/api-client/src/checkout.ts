export {
  type PaymentArgs,
  checkoutApi,
  useChannelListQuery,
  useCreatePaymentMutation,
  useDiscountPreviewQuery,
  useLazyOrderInfoQuery,
  useOrderInfoQuery,
} from './endpoints/checkout-api';
export { answersIntent } from './endpoints/answers-intent';
export { evokeApi, useEvokeGameQuery } from './endpoints/evoke-api';
export { limitsApi, useLimitInfoQuery } from './endpoints/limits-api';
export { type PaymentResult, orderAnswer } from './endpoints/order-answer';
