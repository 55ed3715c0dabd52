import type { Channel, Goods } from '@shop/contract';
import { textIn } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { cardModeOf } from '@shop/payments';
import { withLaterStyles } from '@shop/storefront-core/browser';
import type { Purchase } from '@shop/storefront-core/checkout';
import { selectPopups } from '@shop/storefront-core/popups';
import { selectionSlice } from '@shop/storefront-core/selection';
import type { Message } from '@shop/ui/message-line';
import type { CardEntry } from '@shop/ui/recharge-popup';
import { Skeleton } from '@shop/ui/skeleton';
import { useEffect } from 'react';
import { lazyPart } from '../error-boundary';
import { useShopDispatch, useShopSelector } from '../store';
import { useCardPayment } from './use-card-payment';
import type { TypedCard } from './use-typed-card';

const PrepaidForm = lazyPart({
  load: async () => (await withLaterStyles(import('./prepaid-form'))).PrepaidForm,
  loading: <Skeleton blockSize="260px" />,
});

interface CardModeOptions {
  readonly isOpen: boolean;
  readonly goods: Goods | null;
  readonly channel: Channel | null;
  readonly purchase: Purchase | null;
  readonly typed: TypedCard;
  readonly canBuy: boolean;
  readonly onCouponRefused: () => void;
  readonly close: () => void;
}

/** Card mode of the recharge popup. */
export interface CardCheckout {
  readonly mode: CardEntry;
  readonly pay: () => void;
  readonly isBusy: boolean;
  readonly busyLabel: string;
  readonly message: Message | null;
}

/** Returns card mode (spec §4); null if the channels are shown. */
export function useCardMode(options: CardModeOptions): CardCheckout | null {
  const { isOpen, goods, channel, purchase, typed, canBuy, onCouponRefused, close } = options;
  const translate = useTranslate();
  const { code } = useLanguage();
  const payment = useCardPayment(typed, {
    isOpen,
    productId: goods?.product_id,
    onCouponRefused,
  });
  const rules = goods === null ? null : cardModeOf({ goods, channel });
  const unchoose = useUnchosenOnceClosed(isOpen, rules?.kind === 'in-game');
  if (rules === null || rules.kind === 'none') return null;

  const pay = (): void => {
    if (purchase !== null && canBuy) payment.pay(purchase);
  };
  const back = (): void => {
    typed.clear();
    payment.clear();
    if (rules.back === 'channels') unchoose();
    else close();
  };
  const form = (
    <PrepaidForm
      name={rules.kind === 'in-game' && channel !== null ? textIn(channel.name, code) : undefined}
      icon={rules.kind === 'in-game' ? channel?.icon : goods?.icon}
      typed={typed}
      error={payment.cardError}
      onSubmit={pay}
    />
  );
  return {
    mode: { purpose: rules.button, form, onBack: back },
    pay,
    isBusy: payment.step === 'checking' || payment.step === 'using',
    busyLabel: translate(payment.step === 'using' ? 'common.wait' : 'prepaid.checking'),
    message: payment.message,
  };
}

/**
 * Clears the in-game card channel when the popup closes, which resets card mode (spec §4). While an
 * outcome is unknown the channel stays chosen, since the same payment may have to be sent again.
 */
function useUnchosenOnceClosed(isOpen: boolean, isInGameCard: boolean): () => void {
  const dispatch = useShopDispatch();
  const isUnknown = useShopSelector(selectPopups).includes('unknown-outcome');
  const isOver = !isOpen && isInGameCard && !isUnknown;
  useEffect(() => {
    if (isOver) dispatch(selectionSlice.actions.channelCleared());
  }, [isOver, dispatch]);
  return () => {
    dispatch(selectionSlice.actions.channelCleared());
  };
}
