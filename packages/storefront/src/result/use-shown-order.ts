import { formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { orderAmount } from '@shop/storefront-core/orders';
import { type OrderMade, boughtText } from '@shop/storefront-core/result';
import type { ResultOrder } from '@shop/ui/result-popup';
import { useOrders } from '../orders';
import type { WatchedOrder } from './use-order-watch';

/** Returns the order as it was read; before that, what the player chose. */
export function useShownOrder(order: OrderMade | null, { full }: WatchedOrder): ResultOrder {
  const { code } = useLanguage();
  const translate = useTranslate();
  const known = useOrders().find(({ billingNo }) => billingNo === order?.billingNo);
  if (order === null) return {};
  const { summary, billingNo, payment } = order;
  const shown = {
    ...summary,
    goods: boughtText(summary.goods, summary, translate),
    billingNo,
    amount: orderAmount(payment, code),
    time: known && formatTimestamp(known.madeAtMs, localOffsetMinutes(known.madeAtMs)),
  };
  if (full === null) return shown;
  const paid = full.price === null ? undefined : { money: full.price, currency: full.currency };
  return {
    ...shown,
    account: full.user_name || summary.account,
    game: full.game_name || summary.game,
    goods: boughtText(full.product_name || summary.goods, summary, translate),
    server: full.game_server_name || summary.server,
    role: full.role_name || summary.role,
    method: full.channel_name || summary.method,
    amount: orderAmount(paid, code) ?? shown.amount,
  };
}
