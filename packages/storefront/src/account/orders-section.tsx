import { useTranslate } from '@shop/i18n/react';
import { selectUser } from '@shop/storefront-core/session';
import { OrderList } from '@shop/ui/order-list';
import { Panel } from '@shop/ui/panel';
import { Undecided } from '@shop/ui/undecided';
import type { ReactElement } from 'react';
import { useIsPrerendered } from '../browser';
import { useShopSelector } from '../store';
import { useOrderList } from './use-order-list';

/** The player's orders, in a page. */
export function OrdersSection(): ReactElement {
  const translate = useTranslate();
  const isSignedIn = useShopSelector(selectUser) !== null;
  const list = useOrderList();
  const isPrerendered = useIsPrerendered();
  return (
    <Undecided
      by="player"
      isKnown={isPrerendered ? null : isSignedIn}
      known={
        <Panel title={translate('orders.title')}>
          <OrderList {...list} />
        </Panel>
      }
      unknown={null}
    />
  );
}
