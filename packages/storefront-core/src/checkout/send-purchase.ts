import { hasText } from '@shop/contract';
import {
  type CreateOrder,
  type LaunchResult,
  type PayWindow,
  type Preparation,
  cardFormOf,
  createLauncher,
} from '@shop/payments';
import { type ExchangeOrder, type RedeemCard, exchangeCard } from '@shop/payments/cards';
import type { CardFrame, CardOutcome } from '@shop/payments/hosted-card';
import { inGameCard } from '@shop/payments/in-game-card';
import type { OrderLedger } from '../orders';
import { linkHostsOf } from '../pay-links';
import type { ShopServices } from '../services';
import { boughtBefore } from './bought';
import { keepCardOrder, placedNumber } from './card-order';
import type { ShopPurchases, UnansweredPurchase } from './kept-purchases';
import type { PendingCard } from './pending-card';
import type { CardPrompt } from './prompt';

/** What a checkout service works with. */
export interface CheckoutParts {
  /** Make an order. */
  readonly createOrder: CreateOrder;
  readonly redeemCard: RedeemCard;
  readonly ledger: OrderLedger;
  /** Loads the card fields, before the order is made. Rejects if they cannot be loaded. `show` is how they are shown. */
  readonly prepareCard: (show: (frame: CardFrame) => Promise<CardOutcome>) => Promise<Preparation>;
}

interface Held {
  readonly purchases: Pick<ShopPurchases, 'settle' | 'stateOf'>;
  readonly pendingCard: Pick<PendingCard, 'current'>;
  readonly cardPrompt: CardPrompt;
}

/** Opens the window to pay in. Null for a launch that opens neither a window nor card fields. */
export type OpenWindow = (() => PayWindow | null | Promise<null>) | null;

function exchangeOrderOf(
  { intent, key }: UnansweredPurchase,
  platform: ShopServices['platform'],
): ExchangeOrder {
  const { clientId, areaId, serverId, roleId } = intent;
  const role = { client_id: clientId, server_id: serverId, role_id: roleId };
  const area = hasText(areaId) ? { areaId } : {};
  return { ...role, ...area, platform, idempotency_key: key };
}

/** Whether a purchase is paid with card fields that the shop shows. */
function showsCardFields({ sent }: UnansweredPurchase): boolean {
  return sent.kind === 'channel' && cardFormOf(sent.channel) === 'card-fields';
}

/**
 * Returns what sends a purchase: the exchange of a prepaid card by a call, all others by a launch. An order whose card
 * fields are about to be shown is kept before.
 */
export function createSender(
  services: ShopServices,
  { createOrder, redeemCard, ledger, prepareCard }: CheckoutParts,
  { purchases, pendingCard, cardPrompt }: Held,
): (unanswered: UnansweredPurchase, openWindow: OpenWindow) => Promise<LaunchResult> {
  const { config, page, platform, storage } = services;

  const createKeptOrder =
    (of: UnansweredPurchase): CreateOrder =>
    async (call, params) => {
      const answer = await createOrder(call, params);
      const billingNo = answer.kind === 'created' && answer.url !== '' ? answer.billing_no : '';
      if (billingNo !== '' && showsCardFields(of))
        keepCardOrder({ ledger, purchases, storage }, { of, billingNo });
      return answer;
    };
  const takeCard = inGameCard(() => Promise.resolve(pendingCard.current()));

  return async (unanswered, openWindow) => {
    const { sent } = unanswered;
    const showCard = async (frame: CardFrame): Promise<CardOutcome> =>
      cardPrompt.show({
        frame,
        bought: {
          ...boughtBefore(unanswered),
          billingNo: placedNumber(purchases, unanswered.intent),
        },
      });
    if (sent.kind === 'exchange')
      return exchangeCard(exchangeOrderOf(unanswered, platform), takeCard, redeemCard);
    const launcher = createLauncher({
      createOrder: createKeptOrder(unanswered),
      openWindow: openWindow ?? (() => null),
      linkHosts: linkHostsOf(config),
      presenters: {
        'hosted-card':
          openWindow === null
            ? () => ({ show: () => 'cancelled' })
            : async () => prepareCard(showCard),
        'in-game-card': takeCard,
        ...(page.presentGateway !== undefined && { 'gateway-script': page.presentGateway }),
      },
    });
    return launcher.launch(sent.channel, sent.order);
  };
}
