// Says of every field of the contract whether it may be absent, which is the same with null checks and without.
import type { ContentOf, ParamsOf, calls } from '@shop/contract';
import type { Order } from '@shop/payments';
import type { CheckoutOrder } from '@shop/payments/checkout';

/** The names of fields that may be absent, at any depth. */
type Absent<Value> = Value extends readonly (infer Item)[]
  ? Absent<Item>
  : Value extends object
    ? { [Name in keyof Value]-?: AbsentAt<Value, Name> | Absent<Value[Name]> }[keyof Value]
    : never;

/** A name, if the field may be absent; the keys of a record are no fields. */
type AbsentAt<Fields, Name extends keyof Fields> = string extends Name
  ? never
  : object extends Pick<Fields, Name>
    ? Name
    : never;

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

type Calls = typeof calls;
type Contents = { [Name in keyof Calls]: ContentOf<Calls[Name]> };

/** Compiles only while no other field of an answer may be absent. */
export const inAnswers: Same<Absent<Contents>, 'fail_reason' | 'pay_kind'> = true;

type InOrders =
  | ('areaId' | 'coupon_code' | 'expected_currency' | 'expected_price')
  | ('idempotency_key' | 'pay_id' | 'replaces' | 'replenish_id');

/** Compiles only while no other field of an order may be absent. */
export const inOrders: Same<Absent<Order>, InOrders> = true;

/** Compiles only while the code of a coupon, which has a default, is required of a sender. */
export const inPreviews: Same<Absent<ParamsOf<Calls['discountPreview']>>, never> = true;

// @ts-expect-error an order has goods, a role and a visit
export const order: CheckoutOrder = { country: 'US' };
