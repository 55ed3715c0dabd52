import { checkoutApi } from '@shop/api-client/checkout';
import type { ContentOf, orderInfo } from '@shop/contract';
import { unknownGoods } from '@shop/storefront-core/orders';
import { isCardFrame, payLinkOf } from '@shop/storefront-core/pay-links';
import type { OrderMade } from '@shop/storefront-core/result';
import type { ShopServices } from '@shop/storefront-core/services';
import { selectUser } from '@shop/storefront-core/session';
import { useEffect, useRef } from 'react';
import { useOrderLedger } from '../orders';
import { useServices } from '../services';
import { useShopSelector } from '../store';
import { useToast } from '../toasts';
import { useShowOrder } from './use-show-order';

const { useLazyOrderInfoQuery } = checkoutApi;

/** Opens the result popup for the order of a link (`billing_no`, spec §2), once its player is signed in. */
export function useLinkedOrder(): void {
  const services = useServices();
  const user = useShopSelector(selectUser);
  const [read] = useLazyOrderInfoQuery();
  const showOrder = useShowOrder();
  const showToast = useToast();
  const ledger = useOrderLedger();
  const isRead = useRef(false);
  const { billingNo } = services.query;
  useEffect(() => {
    if (billingNo === null || user === null || isRead.current) return;
    isRead.current = true;
    const show = async (): Promise<void> => {
      const { data: order, error } = await read({ billing_no: billingNo });
      const hasNoAnswer = error !== undefined && 'kind' in error && error.kind === 'failed';
      // The address keeps the number, so that a reload tries again.
      if (hasNoAnswer) return;
      services.page.forgetParameters(['billing_no']);
      if (order === undefined) showToast('error.badLink', 'error');
      else {
        // What this device knows of the card counts.
        const isKnown = ledger.ordersOf(user.suid).some((one) => one.billingNo === billingNo);
        const { waitsForCard, ...made } = orderMade(order, services);
        showOrder(isKnown ? made : { ...made, waitsForCard });
      }
    };
    void show();
  }, [billingNo, user, read, services, showOrder, showToast, ledger]);
}

function orderMade(
  order: ContentOf<typeof orderInfo>,
  { config }: Pick<ShopServices, 'config'>,
): OrderMade {
  const takesCard = isCardFrame(config, order.url);
  return {
    billingNo: order.billing_no,
    payLink: order.url === '' || takesCard ? null : payLinkOf(config, order.url),
    ...(takesCard && { waitsForCard: true }),
    isNew: false,
    ...(order.price !== null && {
      payment: { ...unknownGoods, pay_money: order.price, currency: order.currency },
    }),
    summary: {
      account: order.user_name,
      game: order.game_name,
      goods: order.product_name,
      server: order.game_server_name,
      role: order.role_name,
      method: order.channel_name || undefined,
    },
  };
}
