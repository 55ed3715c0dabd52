import { Code, unpaidOrder } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';
import type { LaunchResult, Refused } from '@shop/payments';
import * as v from 'valibot';
import type { OrderMade } from '../result';
import { loadFailedKeys, refusedKeys } from './launch-messages';

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
