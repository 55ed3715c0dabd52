export {
  type PaymentArgs,
  checkoutApi,
  useChannelListQuery,
  useCreatePaymentMutation,
  useLazyOrderInfoQuery,
  useOrderInfoQuery,
} from './endpoints/checkout-api';
export { answersIntent } from './endpoints/answers-intent';
export { type OrderAnswer, type PaymentResult, orderAnswer } from './endpoints/order-answer';
