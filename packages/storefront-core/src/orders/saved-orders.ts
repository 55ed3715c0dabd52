import type { ShopConfig } from '@shop/brands';
import type { BillingStatus } from '@shop/contract';
import { type EndedStatus, type OrderStatus, orderStatusOf } from '@shop/payments/purchase';
import * as v from 'valibot';
import { payLinkOf } from '../pay-links';
import type { ShopStorage, Stored } from '../storage';
import { type KnownOrder, type PaymentFields, orderChoice, orderSummary } from './known-order';

/** The orders in the browser's storage, each of a player. */
export interface SavedOrders {
  /** Returns null if there is none, or if it is damaged. */
  readonly read: (suid: string, billingNo: string) => KnownOrder | null;
  readonly write: (suid: string, order: KnownOrder) => void;
  readonly remove: (suid: string, billingNo: string) => void;
  /** Returns a player's orders, the latest first. */
  readonly list: (suid: string) => readonly KnownOrder[];
}

/** The latest moment that can be shown as a date, in milliseconds since 1970. */
const maxDateMs = 8_640_000_000_000_000;

/**
 * A stored order. The address is unchecked, since other scripts can write to the storage. An end that earlier versions of
 * the shop do not know stands beside the status that they do.
 */
type SavedOrder = Omit<KnownOrder, 'payLink' | 'status'> & {
  readonly payUrl: string;
  readonly status: BillingStatus;
  readonly endedAs?: Exclude<EndedStatus, BillingStatus> | undefined;
};

const text = v.string();
const optionalText = v.optional(text);
const amount = v.optional(v.number());

const payment: v.GenericSchema<unknown, PaymentFields> = v.object({
  product_id: optionalText,
  payway_id: optionalText,
  channel_id: optionalText,
  area_code: optionalText,
  money: amount,
  pay_money: amount,
  currency: optionalText,
});

/** One record per player and order, so that each sees their own, and two tabs lose nothing. */
const stored: Stored<SavedOrder> = {
  key: 'paymentOrders',
  maxAgeDays: 7,
  schema: v.object({
    billingNo: text,
    payUrl: text,
    status: v.picklist(['pending', 'success', 'fail']),
    // One that a later version of the shop has written is a failure here.
    endedAs: v.fallback(v.optional(v.picklist(['replaced', 'cancelled', 'expired'])), undefined),
    isSeen: v.boolean(),
    madeAtMs: v.pipe(v.number(), v.minValue(0), v.maxValue(maxDateMs)),
    summary: orderSummary,
    payment: v.optional(payment),
    choice: v.optional(orderChoice),
    opensInTab: v.optional(v.boolean()),
    waitsForCard: v.optional(v.boolean()),
  }),
};

/** Returns the name of an order's record. */
function recordOf(suid: string, billingNo: string): string {
  return `${suid}.${billingNo}`;
}

function savedStatus(status: OrderStatus): Pick<SavedOrder, 'status' | 'endedAs'> {
  switch (status) {
    case 'placed':
      return { status: 'pending' };
    case 'success':
    case 'fail':
      return { status };
    case 'replaced':
    case 'cancelled':
    case 'expired':
      return { status: 'fail', endedAs: status };
  }
}

/** Opens the saved orders. A pay link that the shop may not follow is left out. */
export function createSavedOrders(storage: ShopStorage, config: ShopConfig): SavedOrders {
  const readRecord = (record: string): KnownOrder | null => {
    const saved = storage.read(stored, record);
    if (saved === null) return null;
    const { payUrl, status, endedAs, ...order } = saved;
    const payLink = payUrl === '' ? null : payLinkOf(config, payUrl);
    return { ...order, status: endedAs ?? orderStatusOf(status, undefined), payLink };
  };
  return {
    read: (suid, billingNo) => readRecord(recordOf(suid, billingNo)),
    write: (suid, { payLink, status, ...order }) => {
      const saved = { ...order, ...savedStatus(status), payUrl: payLink ?? '' };
      storage.write(stored, saved, recordOf(suid, order.billingNo));
    },
    remove: (suid, billingNo) => {
      storage.remove(stored, recordOf(suid, billingNo));
    },
    list: (suid) =>
      storage
        .records(stored)
        .filter((record) => record.startsWith(recordOf(suid, '')))
        .flatMap((record) => readRecord(record) ?? [])
        .sort((a, b) => b.madeAtMs - a.madeAtMs),
  };
}
