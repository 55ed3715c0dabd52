export {
  type PaymentArgs,
  checkoutApi,
  useChannelListQuery,
  useCreatePaymentMutation,
  useLazyOrderInfoQuery,
  useOrderInfoQuery,
} from './endpoints/checkout-api';
export { type OrderAnswer, type PaymentResult, orderAnswer } from './endpoints/order-answer';
