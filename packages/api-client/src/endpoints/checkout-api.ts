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
import { channelCacheSeconds } from './channel-cache-seconds';
import { callQuery, playerQuery } from './endpoint';
import { refreshOnceSettled } from './refresh-once-settled';
import { refreshRefusedCoupon } from './refresh-refused-coupon';

/** A payment call by name, and its parameters. */
export interface PaymentArgs {
  readonly call: PaymentCallName;
  readonly params: ParamsOf<PaymentCall>;
}

/** Choosing a channel, creating an order, reading it. Loaded with the checkout. */
export const checkoutApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    channelList: callQuery(build, channelList, { keepUnusedDataFor: channelCacheSeconds }),
    discountPreview: playerQuery(build, discountPreview, 'Price'),
    orderInfo: callQuery(build, orderInfo, { onQueryStarted: refreshOnceSettled }),
    createPayment: build.mutation<CreatedOrder, PaymentArgs>({
      query: ({ call, params }) => ({ call: paymentCalls[call], params }),
      onQueryStarted: refreshRefusedCoupon,
      // An order counts from the start, and a refusal may mean that another one did.
      invalidatesTags: ['Limits'],
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
