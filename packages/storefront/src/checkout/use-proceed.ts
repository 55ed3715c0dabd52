import { Code } from '@shop/contract';
import { type Translate, useTranslate } from '@shop/i18n';
import type { Message } from '@shop/ui/message-line';
import { useDispatch } from 'react-redux';
import { useGoodsQuery } from '../goods';
import { payLinkOf } from '../pay-links';
import { popupStack } from '../popups';
import { refusalText } from '../refusals';
import { type OrderSummary, useShowOrder } from '../result';
import { useServices } from '../services';
import type { AfterLaunch } from './after-launch';

/** Does what follows from a launch; answers what is to be said in the recharge popup. */
export function useProceed(): (summary: OrderSummary, next: AfterLaunch) => Message | null {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { config } = useServices();
  const showOrder = useShowOrder();
  const { refetch } = useGoodsQuery();

  return (summary, next) => {
    switch (next.kind) {
      case 'show-order': {
        const { kind: _, ...order } = next;
        showOrder({ ...order, summary });
        return null;
      }
      case 'show-unknown':
        dispatch(popupStack.actions.replaced('unknown-outcome'));
        return null;
      case 'nothing':
        return null;
      case 'explain':
        return { tone: next.tone, text: translate(next.key) };
      case 'explain-refusal':
        if (next.code === Code.priceChanged) void refetch();
        return { tone: 'error', text: refusalText(translate, next) };
      case 'offer-unpaid':
        return unpaidMessage(translate, () => {
          const { billingNo, url } = next;
          showOrder({ billingNo, payLink: payLinkOf(config, url), isNew: false, summary });
        });
    }
  };
}

function unpaidMessage(translate: Translate, onPress: () => void): Message {
  const action = { label: translate('error.payUnpaidOrder'), onPress };
  return { tone: 'error', text: translate('error.unpaidOrder'), action };
}
