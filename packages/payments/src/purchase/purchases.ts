import { type PurchaseState, type StatusAfter, sent } from './purchase-state';

/** What is stored of every press of "buy". */
export interface KeptPress<Moment> {
  /** The idempotency key it was sent with. */
  readonly key: string;
  /** When the key was made. */
  readonly madeAt: Moment;
  /** When the player last pressed "buy" for it. */
  readonly pressedAt: Moment;
  /** The order that it has led to, whose card is still to be entered; absent if there was no answer. */
  readonly billingNo?: string | undefined;
  /** The browser opened no window for it, so the player has seen no page to pay on. */
  readonly isWindowless?: boolean | undefined;
}

/**
 * A purchase that was sent, as it is stored while there is no definite answer, or while its card is still to be
 * entered. `Details` are what the property knows of it, and needs to send it again; no token and no card.
 */
export type KeptPurchase<Details, Moment> = Details & KeptPress<Moment>;

/** Where purchases are stored, each by what identifies it. Nothing of it throws. */
export interface PurchaseRecords<Details, Moment> {
  /** Returns null if there is none, or if it is damaged. */
  readonly read: (id: string) => KeptPurchase<Details, Moment> | null;
  readonly write: (id: string, purchase: KeptPurchase<Details, Moment>) => void;
  readonly remove: (id: string) => void;
  readonly ids: () => readonly string[];
}

/** The options of {@link createPurchases}. */
export interface PurchasesOptions<Details, Moment> {
  readonly records: PurchaseRecords<Details, Moment>;
  readonly time: {
    /** Returns the current moment, in a form that can be stored. */
    readonly mark: () => Moment;
    /** Returns the milliseconds since a moment; null if they are not known. */
    readonly since: (then: Moment) => number | null;
  };
  /** Makes an idempotency key, a UUID: `() => crypto.randomUUID()`. */
  readonly newKey: () => string;
}

/**
 * The purchases without a definite answer, stored for a reload and for other tabs. Each is known by an `id` that the
 * property makes of everything that distinguishes it: player, goods, character, channel, coupon.
 */
export interface Purchases<Details, Moment> {
  /** Returns how far a purchase has come: `chosen` if a press now would have a key of its own. */
  readonly stateOf: (id: string) => PurchaseState<'chosen' | 'unknown' | 'placed'>;
  /**
   * Returns a purchase as it is to be sent, and stores it. It has the key of an earlier press of the same purchase, so that
   * both end at the same order, unless that press was answered or its key is older than 15 minutes. An order whose card is
   * still to be entered keeps its key.
   */
  readonly press: (id: string, describe: (key: string) => Details) => Pressed<Details, Moment>;
  /** As `press`, for a purchase that may not be sent, as when a form comes first: call `keep` before it is. */
  readonly prepare: (id: string, describe: (key: string) => Details) => Pressed<Details, Moment>;
  readonly keep: (id: string, purchase: KeptPurchase<Details, Moment>) => void;
  /** Stores what an answer has made of a purchase; after a definite one the next press has a key of its own. */
  readonly settle: (id: string, state: PurchaseState<StatusAfter<'sent'>>) => void;
  /** Stores that the browser opened no window for a purchase. */
  readonly markWindowless: (id: string) => void;
  /** Returns the latest purchase of a day without an answer, of those that count; null if there is none. */
  readonly latest: (
    counts: (purchase: KeptPurchase<Details, Moment>) => boolean,
  ) => KeptPurchase<Details, Moment> | null;
}

/** A purchase as it is sent, and as it is stored. */
export type Pressed<Details, Moment> = readonly [
  state: PurchaseState<'sent'>,
  kept: KeptPurchase<Details, Moment>,
];

/** A press of "buy" has the key of an unanswered one that is younger. */
export const maxKeyAgeMs = 15 * 60_000;

/** The player is not reminded of an older purchase. */
const maxReminderAgeMs = 24 * 60 * 60_000;

/** Returns a purchase that is sent again as it was, with its key, to ask what has become of it. */
export function sentAgain({
  key,
  billingNo,
}: Pick<KeptPress<unknown>, 'key' | 'billingNo'>): PurchaseState<'sent'> {
  return { status: 'sent', key, isRepeated: true, billingNo: billingNo ?? null };
}

/** Opens the purchases that are stored. */
export function createPurchases<Details, Moment>({
  records,
  time,
  newKey,
}: PurchasesOptions<Details, Moment>): Purchases<Details, Moment> {
  // If the age is unknown, the key is reused: one key never makes two orders.
  const isYounger = (then: Moment, maxMs: number): boolean => (time.since(then) ?? 0) < maxMs;
  const find = (id: string): KeptPurchase<Details, Moment> | null => {
    const found = records.read(id);
    if (found === null) return null;
    return found.billingNo !== undefined || isYounger(found.madeAt, maxKeyAgeMs) ? found : null;
  };
  const change = (
    id: string,
    changes: Pick<KeptPress<Moment>, 'billingNo' | 'isWindowless'>,
  ): void => {
    const found = records.read(id);
    if (found !== null) records.write(id, { ...found, ...changes });
  };

  const prepare = (id: string, describe: (key: string) => Details): Pressed<Details, Moment> => {
    const found = find(id);
    const state = sent(stateOfPress(found), newKey);
    const { key, billingNo } = state;
    const pressedAt = time.mark();
    const madeAt = found?.madeAt ?? pressedAt;
    const placed = billingNo === null ? {} : { billingNo };
    return [state, { ...describe(key), key, madeAt, pressedAt, ...placed }];
  };
  const keep = (id: string, purchase: KeptPurchase<Details, Moment>): void => {
    // What neither a press nor a reminder reads again, so that the storage does not fill up.
    for (const old of records.ids()) {
      const found = records.read(old);
      if (found !== null && !isYounger(found.pressedAt, maxReminderAgeMs)) records.remove(old);
    }
    records.write(id, purchase);
  };

  return {
    stateOf: (id) => stateOfPress(find(id)),
    press: (id, describe) => {
      const pressed = prepare(id, describe);
      keep(id, pressed[1]);
      return pressed;
    },
    prepare,
    keep,
    settle: (id, state) => {
      switch (state.status) {
        case 'unknown':
          return;
        case 'placed':
          if (state.key === undefined) records.remove(id);
          else change(id, { billingNo: state.billingNo });
          return;
        case 'chosen':
          removeUnlessPressedAgain(records, id);
          return;
        case 'refused':
          records.remove(id);
      }
    },
    markWindowless: (id) => {
      change(id, { isWindowless: true });
    },
    latest: (counts) => {
      const ages = records
        .ids()
        .flatMap((id) => records.read(id) ?? [])
        .filter(
          (purchase) =>
            purchase.billingNo === undefined &&
            isYounger(purchase.pressedAt, maxReminderAgeMs) &&
            counts(purchase),
        )
        .map((purchase) => ({ purchase, ms: time.since(purchase.pressedAt) ?? maxReminderAgeMs }));
      return ages.sort((a, b) => a.ms - b.ms)[0]?.purchase ?? null;
    },
  };
}

/**
 * Removes a first press of which nothing was sent. A later press of the same purchase, in another tab, has the same
 * key, and its call may be under way.
 */
function removeUnlessPressedAgain<Details, Moment>(
  records: PurchaseRecords<Details, Moment>,
  id: string,
): void {
  const found = records.read(id);
  if (found !== null && JSON.stringify(found.pressedAt) === JSON.stringify(found.madeAt))
    records.remove(id);
}

function stateOfPress(
  press: KeptPress<unknown> | null,
): PurchaseState<'chosen' | 'unknown' | 'placed'> {
  if (press === null) return { status: 'chosen' };
  const { key, billingNo } = press;
  return billingNo === undefined
    ? { status: 'unknown', key }
    : { status: 'placed', key, billingNo };
}
