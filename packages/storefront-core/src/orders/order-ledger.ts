import * as v from 'valibot';
import { onReturn, onStorageChange } from '../browser';
import { payLinkOf } from '../pay-links';
import type { ShopServices } from '../services';
import type { Stored } from '../storage';
import {
  type KnownOrder,
  type OrderStatus,
  type PaymentFields,
  orderChoice,
  orderSummary,
} from './known-order';

/** The orders of the players of this device. Every tab of the shop has the same. */
export interface OrderLedger {
  /** Returns a player's orders, the latest first; the same array until something changes. */
  readonly ordersOf: (suid: string) => readonly KnownOrder[];
  /** Adds an order. Of one that is known only the page to pay on, and whether it waits for its card, may change. */
  readonly add: (suid: string, order: NewOrder) => void;
  /** Records how an order ended, and whether the player has seen it. */
  readonly end: (suid: string, billingNo: string, ended: Ending) => void;
  /** Calls `listener` after each change, also by another tab. Returns a function that stops that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An order that the ledger does not know yet. */
export type NewOrder = Omit<KnownOrder, 'status' | 'isSeen' | 'madeAtMs'>;

/** How an order ended. One that was not paid may still be; a paid one stays so. */
export interface Ending {
  readonly status: Exclude<OrderStatus, 'pending'>;
  readonly isSeen: boolean;
}

/** Older ones that have ended make room. */
const maxOrders = 20;

/** The latest moment that can be shown as a date, in milliseconds since 1970. */
const maxDateMs = 8_640_000_000_000_000;

/** A stored order. The address is unchecked, since other scripts can write to the storage. */
type SavedOrder = Omit<KnownOrder, 'payLink'> & { readonly payUrl: string };

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
    status: v.picklist(['pending', 'success', 'fail', 'replaced']),
    isSeen: v.boolean(),
    madeAtMs: v.pipe(v.number(), v.minValue(0), v.maxValue(maxDateMs)),
    summary: orderSummary,
    payment: v.optional(payment),
    choice: v.optional(orderChoice),
    opensInTab: v.optional(v.boolean()),
    waitsForCard: v.optional(v.boolean()),
  }),
};

function recordOf(suid: string, billingNo: string): string {
  return `${suid}.${billingNo}`;
}

/** Creates the ledger over the browser's storage. */
export function createOrderLedger({
  config,
  storage,
  now,
}: Pick<ShopServices, 'config' | 'storage' | 'now'>): OrderLedger {
  const listeners = new Set<() => void>();
  const lists = new Map<string, readonly KnownOrder[]>();

  const changed = (): void => {
    lists.clear();
    for (const listener of listeners) listener();
  };

  const read = (record: string): KnownOrder | null => {
    const saved = storage.read(stored, record);
    if (saved === null) return null;
    const { payUrl, ...order } = saved;
    return { ...order, payLink: payUrl === '' ? null : payLinkOf(config, payUrl) };
  };

  const write = (suid: string, { payLink, ...order }: KnownOrder): void => {
    const record = recordOf(suid, order.billingNo);
    storage.write(stored, { ...order, payUrl: payLink ?? '' }, record);
  };

  const list = (suid: string): readonly KnownOrder[] =>
    storage
      .records(stored)
      .filter((record) => record.startsWith(recordOf(suid, '')))
      .flatMap((record) => read(record) ?? [])
      .sort((a, b) => b.madeAtMs - a.madeAtMs);

  const ordersOf = (suid: string): readonly KnownOrder[] => {
    const known = lists.get(suid) ?? list(suid);
    lists.set(suid, known);
    return known;
  };

  const removeOld = (suid: string): void => {
    const isOver = (order: KnownOrder): boolean => order.status !== 'pending' && order.isSeen;
    for (const order of list(suid).slice(maxOrders).filter(isOver))
      storage.remove(stored, recordOf(suid, order.billingNo));
  };

  return {
    ordersOf,
    add: (suid, order) => {
      const known = read(recordOf(suid, order.billingNo));
      write(
        suid,
        known === null
          ? { ...order, status: 'pending', isSeen: false, madeAtMs: now() }
          : {
              ...known,
              payLink: order.payLink ?? known.payLink,
              waitsForCard: order.waitsForCard ?? known.waitsForCard,
            },
      );
      removeOld(suid);
      changed();
    },
    end: (suid, billingNo, { status, isSeen }) => {
      const known = read(recordOf(suid, billingNo));
      if (known === null) return;
      const isNews =
        known.status === 'pending' || (known.status !== 'success' && status === 'success');
      if (!isNews && (known.isSeen || !isSeen)) return;
      write(suid, { ...known, status: isNews ? status : known.status, isSeen });
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stops = [onStorageChange(changed), onReturn(changed)];
      return () => {
        listeners.delete(listener);
        for (const stop of stops) stop();
      };
    },
  };
}
