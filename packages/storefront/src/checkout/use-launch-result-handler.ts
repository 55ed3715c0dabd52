import { Code, unpaidOrder } from '@shop/contract';
import { type MessageKey, type Translate, useTranslate } from '@shop/i18n';
import type { LaunchResult, Presentation, Refused } from '@shop/payments';
import type { Message } from '@shop/ui/message-line';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { useGoodsQuery } from '../goods';
import { payLinkOf } from '../pay-links';
import { popupStack } from '../popups';
import { refusalText } from '../refusals';
import { type OrderMade, type OrderSummary, type PaymentFields, useShowOrder } from '../result';
import { useServices } from '../services';

/**
 * Returns a handler that opens the popup a launch leads to. The handler returns the message for the
 * recharge popup; null if there is none.
 */
export function useLaunchResultHandler(): (
  summary: OrderSummary,
  result: LaunchResult,
  payment?: PaymentFields,
) => Message | null {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { config } = useServices();
  const showOrder = useShowOrder();
  const { refetch } = useGoodsQuery();

  return (summary, result, payment) => {
    const next = followUpOf(result);
    switch (next.kind) {
      case 'show-order': {
        const { kind: _, ...order } = next;
        showOrder({ ...order, summary, ...(payment !== undefined && { payment }) });
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
export type LaunchFollowUp =
  /** There is an order to wait for. */
  | ({ readonly kind: 'show-order' } & Omit<OrderMade, 'summary' | 'payment'>)
  /** An order may exist. */
  | { readonly kind: 'show-unknown' }
  /** There is no order to pay; the recharge popup explains why. */
  | { readonly kind: 'explain'; readonly tone: 'error' | 'info'; readonly key: MessageKey }
  | { readonly kind: 'explain-refusal'; readonly code: number; readonly msg: string }
  /** The page explains it elsewhere, or there is nothing to explain. */
  | { readonly kind: 'nothing' }
  /** An older order for the same goods has to be paid first (spec §5). */
  | { readonly kind: 'offer-unpaid'; readonly billingNo: string; readonly url: string };

/** Returns what follows from a launch. No follow-up claims that an order is paid. */
export function followUpOf(result: LaunchResult): LaunchFollowUp {
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
      // Without an order there is nothing to continue.
      if (result.billingNo === null) return { kind: 'nothing' };
      return { kind: 'explain', tone: 'info', key: 'recharge.cardCancelled' };
    case 'load-failed':
      return { kind: 'explain', tone: 'error', key: loadFailedKeys[result.part] };
    case 'refused':
      return followUpOfRefusal(result);
  }
}

const loadFailedKeys = {
  redirect: 'error.channelUnavailable',
  'hosted-card': 'error.cardFormUnavailable',
  'gateway-script': 'error.gatewayUnavailable',
  'in-game-card': 'error.cardFormUnavailable',
} as const satisfies Record<Presentation, MessageKey>;

const refusedKeys = {
  'channel-not-served': 'error.channelNotFound',
  'invalid-link': 'error.badLink',
  'no-billing-no': 'error.noOrder',
} as const satisfies Record<Exclude<Refused['reason'], 'answer'>, MessageKey>;

function followUpOfRefusal(refused: Refused): LaunchFollowUp {
  switch (refused.reason) {
    case 'channel-not-served':
    case 'invalid-link':
    case 'no-billing-no':
      return { kind: 'explain', tone: 'error', key: refusedKeys[refused.reason] };
    case 'answer': {
      const { code, msg, content } = refused;
      // The page opens the login popup and shows a toast for this code.
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

/** Returns what to show beside the follow-up: a blocked window, an order that already existed. */
export function toastKeysFor(result: LaunchResult): readonly MessageKey[] {
  const isBlocked = result.kind === 'redirect' && !result.isOpen;
  const isRepeated = 'repeated' in result && result.repeated;
  return [
    ...(isBlocked ? (['error.popupBlocked'] as const) : []),
    ...(isRepeated ? (['result.repeat'] as const) : []),
  ];
}
