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
import { channelListOptions } from './channel-list-options';
import { callQuery, playerQuery } from './endpoint';
import { refreshAfterRefusal } from './refresh-after-refusal';
import { refreshOnceSettled } from './refresh-once-settled';

/** A payment call by name, and its parameters. */
export interface PaymentArgs {
  readonly call: PaymentCallName;
  readonly params: ParamsOf<PaymentCall>;
}

/** Choosing a channel, creating an order, reading it. Loaded with the checkout. */
export const checkoutApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    channelList: callQuery(build, channelList, channelListOptions),
    discountPreview: playerQuery(build, discountPreview, 'Price'),
    orderInfo: callQuery(build, orderInfo, { onQueryStarted: refreshOnceSettled }),
    createPayment: build.mutation<CreatedOrder, PaymentArgs>({
      query: ({ call, params }) => ({ call: paymentCalls[call], params }),
      onQueryStarted: refreshAfterRefusal,
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
