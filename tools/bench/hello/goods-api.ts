import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

declare global {
  interface Window {
    /** The answer that the page's inline script asked for. */
    readonly earlyGoods: Promise<Response>;
  }
}

/** The part of the API's answer that the page shows. */
interface GoodsAnswer {
  readonly content: {
    readonly goods: readonly {
      readonly product_id: string;
      readonly name: string;
      readonly price: number;
      readonly currency: string;
    }[];
  };
}

/** An API whose only query takes over the answer to the early call. */
export const goodsApi = createApi({
  reducerPath: 'goods',
  baseQuery: fetchBaseQuery({ fetchFn: () => window.earlyGoods }),
  endpoints: (build) => ({
    goods: build.query<GoodsAnswer, string>({
      query: (search) => `/api/pay/getThirdGift${search}`,
    }),
  }),
});
