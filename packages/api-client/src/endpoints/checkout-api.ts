import {
  type CreatedOrder,
  type ParamsOf,
  type PaymentCall,
  type PaymentCallName,
  channelList,
  discountPreview,
  orderInfo,
  paymentCalls,
} from '@shop/contract';
import { accountApi } from './account-api';
import { channelLife } from './channel-life';
import { callQuery, playerQuery } from './endpoint';
import { refreshOnceSettled } from './refresh-once-settled';
import { refreshRefusedCoupon } from './refresh-refused-coupon';

/** A payment call by name, and what it is sent. */
export interface PaymentArgs {
  readonly call: PaymentCallName;
  readonly params: ParamsOf<PaymentCall>;
}

/** Choosing a channel, creating an order, reading it. Loaded when somebody wants to buy. */
export const checkoutApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    channelList: callQuery(build, channelList, { keepUnusedDataFor: channelLife }),
    discountPreview: playerQuery(build, discountPreview, 'Price'),
    orderInfo: callQuery(build, orderInfo, { onQueryStarted: refreshOnceSettled }),
    createPayment: build.mutation<CreatedOrder, PaymentArgs>({
      query: ({ call, params }) => ({ call: paymentCalls[call], params }),
      onQueryStarted: refreshRefusedCoupon,
    }),
  }),
});

/** The hooks of {@link checkoutApi}. */
export const {
  useChannelListQuery,
  useDiscountPreviewQuery,
  useOrderInfoQuery,
  useLazyOrderInfoQuery,
  useCreatePaymentMutation,
} = checkoutApi;
