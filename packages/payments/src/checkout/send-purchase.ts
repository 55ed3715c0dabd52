import { PurchaseCode } from '@shop/contract';
import { type RedeemCard, exchangeCard } from '../cards/exchange-card';
import { cardFormOf } from '../channels/continuation';
import { type LauncherOptions, createLauncher } from '../launch/create-launcher';
import type { LaunchResult } from '../launch/launch-result';
import { orElse } from '../launch/or-else';
import { notServed } from '../launch/place-order';
import type { PayLink } from '../links/pay-link';
import { answered } from '../purchase/answered';
import { fieldsOf } from '../purchase/kept-objects';
import type { KeptPurchase, Pressed, Purchases } from '../purchase/purchases';
import type { CheckoutState, ShownState } from './checkout-state';
import type { FollowedOrder, OrderFollower } from './follow-order';
import type { OrderPlace } from './kept-order';
import { type SentDetails, purchaseId } from './sent-details';

/** What a checkout consists of. */
export interface CheckoutParts<Info> {
  readonly launch: LauncherOptions & { readonly redeemCard?: RedeemCard };
  readonly payLink: (url: string) => PayLink | null;
  readonly purchases: Purchases<SentDetails, number>;
  readonly place: OrderPlace;
  readonly shown: ShownState<Info>;
  readonly follower: OrderFollower<Info>;
}

/** A purchase as it is stored until it is answered. */
export type SentPurchase = KeptPurchase<SentDetails, number>;

const unknown = { kind: 'unknown' } as const;

/** Returns what sends a purchase and shows what becomes of it. */
export function purchaseSender<Info>(
  parts: CheckoutParts<Info>,
): (pressed: Pressed<SentDetails, number>) => Promise<CheckoutState<Info>> {
  const { payLink, purchases, place, shown, follower } = parts;
  return async ([purchase, kept]) => {
    const { item: bought } = kept;
    const id = purchaseId(kept);
    // The window opens before anything that is shown can fail.
    const launched = orElse<LaunchResult>(() => launch(parts, id, kept), unknown);
    follower.leave();
    shown.show({ status: 'sent', isRepeated: purchase.isRepeated });
    const { state: next, told } = answered(purchase, await launched);
    // If nothing was sent, another tab may have sent the same purchase.
    if (next.status !== 'chosen') purchases.settle(id, next);
    switch (next.status) {
      case 'placed': {
        const url = told.kind === 'redirect' ? told.link : '';
        const made = { billingNo: next.billingNo, url, item: bought };
        place.write({ ...made, waitsForCard: next.key !== undefined });
        follower.follow(made, told);
        break;
      }
      case 'refused': {
        const { status } = next;
        const unpaid = unpaidOf(told);
        if (unpaid === null) {
          shown.show({ status, told, unpaid });
          break;
        }
        const { billingNo, url } = unpaid;
        const latest = place.read();
        const known = latest?.billingNo === billingNo ? latest : null;
        // The link of card fields leads to a frame, which is of no use by itself.
        const link = known?.waitsForCard === true ? null : payLink(url);
        const item = known?.item ?? null;
        follower.follow({ billingNo, url, item }, null, {
          status,
          told,
          unpaid: { billingNo, link },
        });
        break;
      }
      case 'chosen':
        shown.show({ status: next.status, told });
        break;
      case 'unknown':
        shown.show({ status: next.status, told, item: bought, reference: next.key });
    }
    return shown.current();
  };
}

/**
 * Sends a purchase, and keeps it from when it is sent on: one whose form is left before is not asked about. An order whose card
 * fields are about to be shown is kept, too, since the player may close the page with them.
 */
async function launch<Info>(
  { launch: options, purchases, place }: CheckoutParts<Info>,
  id: string,
  kept: SentPurchase,
): Promise<LaunchResult> {
  const { item, key } = kept;
  const { redeemCard, presenters = {} } = options;
  if (kept.channel === null) {
    const takeCard = presenters['in-game-card'];
    if (takeCard === undefined || redeemCard === undefined) return notServed;
    return exchangeCard({ ...kept.order, idempotency_key: key }, takeCard, async (params) => {
      purchases.keep(id, kept);
      return redeemCard(params);
    });
  }
  const { channel, order } = kept;
  const launcher = createLauncher({
    ...options,
    createOrder: async (call, params) => {
      purchases.keep(id, kept);
      const answer = await options.createOrder(call, params);
      const billingNo = answer.kind === 'created' ? answer.billing_no : '';
      if (billingNo !== '' && cardFormOf(channel) === 'card-fields') {
        purchases.settle(id, { status: 'placed', billingNo, key });
        place.write({ billingNo, url: '', item, waitsForCard: true });
      }
      return answer;
    },
  });
  return launcher.launch(channel, { ...order, idempotency_key: key });
}

/** Returns the unpaid order that a refusal names; null if there is none. */
function unpaidOf(told: LaunchResult): Pick<FollowedOrder, 'billingNo' | 'url'> | null {
  if (told.kind !== 'refused' || told.reason !== 'answer' || told.code !== PurchaseCode.unpaidOrder)
    return null;
  const { billing_no: billingNo, url } = fieldsOf(told.content);
  if (typeof billingNo !== 'string' || billingNo === '') return null;
  return { billingNo, url: typeof url === 'string' ? url : '' };
}
