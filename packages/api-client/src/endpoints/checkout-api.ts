import {
  type CreatedOrder,
  type ParamsOf,
  type PaymentCall,
  type PaymentCallName,
  channelList,
  orderInfo,
  paymentCalls,
} from '@shop/contract';
import { callQuery } from './endpoint';
import { shopApi } from './shop-api';

/** A payment call by name, and what it is sent. */
export interface PaymentArgs {
  readonly call: PaymentCallName;
  readonly params: ParamsOf<PaymentCall>;
}

/** Choosing a channel, creating an order, reading it. Loaded when somebody wants to buy. */
export const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    channelList: callQuery(build, channelList),
    orderInfo: callQuery(build, orderInfo),
    createPayment: build.mutation<CreatedOrder, PaymentArgs>({
      query: ({ call, params }) => ({ call: paymentCalls[call], params }),
    }),
  }),
});

/** The hooks of {@link checkoutApi}. */
export const {
  useChannelListQuery,
  useOrderInfoQuery,
  useLazyOrderInfoQuery,
  useCreatePaymentMutation,
} = checkoutApi;
