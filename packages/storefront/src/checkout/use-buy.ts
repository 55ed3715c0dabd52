import { Code } from '@shop/contract';
import { type MessageKey, type Translate, useTranslate } from '@shop/i18n';
import type { LaunchResult } from '@shop/payments';
import type { RechargeMessage } from '@shop/ui/recharge-popup';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useGoodsQuery } from '../goods';
import { popupStack } from '../popups';
import { refusalText } from '../refusals';
import { useShowOrder } from '../result';
import { useToast } from '../toasts';
import { type AfterLaunch, afterLaunch } from './after-launch';
import { type Purchase, summaryOf } from './purchase';
import { usePurchasing } from './use-purchasing';

/** A press of "buy" and what became of it. */
export interface Buying {
  /** To be called in the player's own gesture. */
  readonly buy: (purchase: Purchase) => void;
  readonly isBusy: boolean;
  /** Why there is no order to wait for, in the player's words. */
  readonly message: RechargeMessage | null;
  readonly clearMessage: () => void;
}

/** Makes the purchase and leads to its result, or says why there is none. */
export function useBuy(): Buying {
  const purchasing = usePurchasing();
  const proceed = useProceed();
  const say = useToast();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<RechargeMessage | null>(null);

  const buy = (purchase: Purchase): void => {
    setMessage(null);
    setBusy(true);
    void purchasing.buy(purchase).then((outcome) => {
      setBusy(false);
      if (outcome.kind === 'busy') return;
      for (const key of asides(outcome)) say(key);
      setMessage(proceed(purchase, afterLaunch(outcome)));
    });
  };
  const clearMessage = (): void => {
    setMessage(null);
  };
  return { buy, isBusy, message, clearMessage };
}

/** What is worth saying beside where a launch leads. */
function asides(result: LaunchResult): readonly MessageKey[] {
  const isBlocked = result.kind === 'redirect' && !result.isOpen;
  const isRepeated = 'repeated' in result && result.repeated;
  return [
    ...(isBlocked ? (['error.popupBlocked'] as const) : []),
    ...(isRepeated ? (['result.repeat'] as const) : []),
  ];
}

/** Does what follows from a launch; answers what is to be said in the recharge popup. */
export function useProceed(): (purchase: Purchase, next: AfterLaunch) => RechargeMessage | null {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { payLink } = usePurchasing();
  const showOrder = useShowOrder();
  const { refetch } = useGoodsQuery();

  return (purchase, next) => {
    const summary = summaryOf(purchase);
    switch (next.kind) {
      case 'show-order':
        showOrder({ billingNo: next.billingNo, payUrl: next.payUrl, summary });
        return null;
      case 'show-unknown':
        dispatch(popupStack.actions.replaced('unknown-outcome'));
        return null;
      case 'nothing':
        return null;
      case 'explain':
        return { tone: next.tone, text: translate(next.key) };
      case 'explain-text':
        return { tone: 'error', text: next.text };
      case 'explain-refusal':
        if (next.code === Code.priceChanged) void refetch();
        return { tone: 'error', text: refusalText(translate, next) };
      case 'offer-unpaid':
        return unpaidMessage(translate, () => {
          showOrder({ billingNo: next.billingNo, payUrl: payLink(next.url), summary });
        });
    }
  };
}

function unpaidMessage(translate: Translate, onPress: () => void): RechargeMessage {
  const action = { label: translate('error.payUnpaidOrder'), onPress };
  return { tone: 'error', text: translate('error.unpaidOrder'), action };
}
