import { formatMoney } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { CardSummary } from '@shop/payments/cards';
import {
  type Purchase,
  boughtOf,
  completePurchase,
  noCoupon,
} from '@shop/storefront-core/checkout';
import { orderBlock } from '@shop/storefront-core/orders';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import { InfoList } from '@shop/ui/info-list';
import { PurchaseSummary } from '@shop/ui/purchase-summary';
import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { useOrderReader } from '../orders';
import type { PopupContainerProps } from '../popups';
import { usePurchaseInputs } from './purchase-inputs';
import { useCheckoutService } from './use-checkout-service';

/** Shows what a prepaid card is worth, and for whom, before it is used (spec §8, tip_recharge_confirm). */
export function ConfirmCard({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  // The worth of the card is confirmed, which a coupon does not change.
  const purchase = completePurchase(usePurchaseInputs(), noCoupon);
  const { confirmation } = useCheckoutService();
  const prompt = useSyncExternalStore(confirmation.subscribe, confirmation.current);
  const summary = prompt?.subject ?? null;
  // Closing the popup in any way declines.
  useEffect(() => {
    if (!open) confirmation.current()?.end(false);
  }, [open, confirmation]);

  return (
    <ConfirmPopup
      open={open && summary !== null}
      title={translate('tip_recharge_confirm')}
      content={summary !== null && <Summary summary={summary} purchase={purchase} />}
      confirmText={translate(purchase?.kind === 'channel' ? 'recharge.buy' : 'recharge.exchange')}
      cancelText={translate('common.cancel')}
      onConfirm={() => prompt?.end(true)}
      onCancel={() => {
        onOpenChange(false);
      }}
    />
  );
}

interface SummaryProps {
  readonly summary: CardSummary;
  readonly purchase: Purchase | null;
}

function Summary({ summary, purchase }: SummaryProps): ReactElement {
  const translate = useTranslate();
  const reader = useOrderReader();
  const { price, currency, gems } = summary;
  const money = formatMoney(price, currency || (purchase?.goods.currency ?? ''), reader.code);
  return (
    <>
      {purchase !== null && <PurchaseSummary {...orderBlock(boughtOf(purchase), reader)} />}
      <InfoList
        items={[
          { label: translate('prepaid.worth'), value: money },
          { label: translate('prepaid.gems'), value: gems === '0' ? undefined : gems },
        ]}
      />
    </>
  );
}
