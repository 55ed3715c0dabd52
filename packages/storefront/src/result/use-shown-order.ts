import { formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { orderAmount, orderBlock } from '@shop/storefront-core/orders';
import type { OrderMade } from '@shop/storefront-core/result';
import type { ResultOrder } from '@shop/ui/result-popup';
import { useOrderReader, useOrders } from '../orders';
import type { WatchedOrder } from './use-order-watch';

/** Returns the order as it was read; before that, what the player chose. */
export function useShownOrder(order: OrderMade | null, { full }: WatchedOrder): ResultOrder {
  const reader = useOrderReader();
  const known = useOrders().find(({ billingNo }) => billingNo === order?.billingNo);
  if (order === null) return {};
  const { summary, billingNo } = order;
  const { account, method } = summary;
  const shown = {
    ...orderBlock(order, reader),
    ...{ account, method, billingNo },
    time: known && formatTimestamp(known.madeAtMs, localOffsetMinutes(known.madeAtMs)),
  };
  if (full === null) return shown;
  const paid = full.price === null ? undefined : { money: full.price, currency: full.currency };
  return {
    ...shown,
    account: full.user_name || summary.account,
    game: full.game_name || summary.game,
    goods: full.product_name || summary.goods,
    server: full.game_server_name || summary.server,
    role: full.role_name || summary.role,
    method: full.channel_name || summary.method,
    amount: orderAmount(paid, reader.code) ?? shown.amount,
  };
}
