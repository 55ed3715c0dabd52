import { Code, unpaidOrder } from '@shop/contract';
import { type MessageKey, type Translate, useTranslate } from '@shop/i18n';
import type { Message } from '@shop/ui/message-line';
import { useDispatch } from 'react-redux';
import type { LaunchResult, Presentation, Refused } from '@shop/payments';
import * as v from 'valibot';
import { useGoodsQuery } from '../goods';
import { payLinkOf } from '../pay-links';
import { popupStack } from '../popups';
import { refusalText } from '../refusals';
import { type OrderMade, type OrderSummary, useShowOrder } from '../result';
import { useServices } from '../services';

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

/** What the shop does after a launch. */
export type AfterLaunch =
  /** There is an order to wait for. */
  | ({ readonly kind: 'show-order' } & Omit<OrderMade, 'summary'>)
  /** Nobody knows whether there is one. */
  | { readonly kind: 'show-unknown' }
  /** There is none that could be paid: said in the recharge popup. */
  | { readonly kind: 'explain'; readonly tone: 'error' | 'info'; readonly key: MessageKey }
  | { readonly kind: 'explain-refusal'; readonly code: number; readonly msg: string }
  /** Said elsewhere. */
  | { readonly kind: 'nothing' }
  /** An older order for the same goods has to be paid first (spec §5). */
  | { readonly kind: 'offer-unpaid'; readonly billingNo: string; readonly url: string };

/** Reads how a launch ended. None of the ways says that anything is paid. */
export function afterLaunch(result: LaunchResult): AfterLaunch {
  switch (result.kind) {
    case 'redirect':
    case 'pending': {
      const { billingNo, repeated } = result;
      const payLink = result.kind === 'redirect' ? result.link : null;
      return { kind: 'show-order', billingNo, payLink, isNew: !repeated };
    }
    case 'unknown':
      return { kind: 'show-unknown' };
    case 'cancelled':
      // Without an order nothing has begun, and there is nothing to go on with.
      if (result.billingNo === null) return { kind: 'nothing' };
      return { kind: 'explain', tone: 'info', key: 'recharge.cardCancelled' };
    case 'load-failed':
      return { kind: 'explain', tone: 'error', key: loadFailedKeys[result.part] };
    case 'refused':
      return afterRefusal(result);
  }
}

function afterRefusal(refused: Refused): AfterLaunch {
  switch (refused.reason) {
    case 'channel-not-served':
    case 'invalid-link':
    case 'no-billing-no':
      return { kind: 'explain', tone: 'error', key: refusedKeys[refused.reason] };
    case 'answer': {
      const { code, msg, content } = refused;
      // The page as a whole says so, and opens the login popup.
      if (code === Code.notLoggedIn) return { kind: 'nothing' };
      const unpaid = code === Code.unpaidOrder ? v.safeParse(unpaidOrder, content) : null;
      if (unpaid?.success !== true) return { kind: 'explain-refusal', code, msg };
      return {
        kind: 'offer-unpaid',
        billingNo: unpaid.output.billing_no,
        url: unpaid.output.url,
      };
    }
  }
}

/** What the player is told where a part of a presentation does not load. */
export const loadFailedKeys = {
  redirect: 'error.channelUnavailable',
  'hosted-card': 'error.cardFormUnavailable',
  'gateway-script': 'error.gatewayUnavailable',
  'in-game-card': 'error.cardFormUnavailable',
} as const satisfies Record<Presentation, MessageKey>;

/** What the player is told where no order can be paid. An answer says so in its own words, by code. */
export const refusedKeys = {
  'channel-not-served': 'error.channelNotFound',
  'invalid-link': 'error.badLink',
  'no-billing-no': 'error.noOrder',
} as const satisfies Record<Exclude<Refused['reason'], 'answer'>, MessageKey>;

/** What is worth saying beside where a launch leads: a blocked window, an order that existed. */
export function asidesOf(result: LaunchResult): readonly MessageKey[] {
  const isBlocked = result.kind === 'redirect' && !result.isOpen;
  const isRepeated = 'repeated' in result && result.repeated;
  return [
    ...(isBlocked ? (['error.popupBlocked'] as const) : []),
    ...(isRepeated ? (['result.repeat'] as const) : []),
  ];
}
