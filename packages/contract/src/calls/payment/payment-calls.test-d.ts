import type { Call, ParamsOf } from '../../call';
import { requiredText } from '../../wire/text';
import { paymentCalls } from '.';
import { type PaymentCall, definePayment } from './create-payment';
import type { PaymentParams } from './payment';

declare const common: PaymentParams;

/** Compiles only while a call keeps its literal name. */
export const adyenName: 'adyenPay' = paymentCalls.adyenPay.name;

// @ts-expect-error a call has its own name and no other
export const otherName: 'paypalPay' = paymentCalls.adyenPay.name;

/** Compiles only while a path without extra parameters takes the common payload alone. */
export const paypalParams: ParamsOf<typeof paymentCalls.paypalPay> = common;

export const adyenParams: ParamsOf<typeof paymentCalls.adyenPay> = {
  ...common,
  channel: 'scheme',
};

// @ts-expect-error the path requires `channel`
export const withoutChannel: ParamsOf<typeof paymentCalls.adyenPay> = common;

export const wrongChannel: ParamsOf<typeof paymentCalls.adyenPay> = {
  ...common,
  // @ts-expect-error `channel` is text
  channel: 7,
};

export const withoutCountry: ParamsOf<typeof paymentCalls.codapayPay> = {
  ...common,
  channel: 'x',
  // @ts-expect-error the path requires `country` as well
  country: undefined,
};

/** Compiles only while a caller that does not know the path may leave an extra parameter out. */
export const leftOut: ParamsOf<PaymentCall> = common;

/** Compiles only while every call may stand for some payment call, and for some call. */
export const anyPayment: readonly PaymentCall[] = Object.values(paymentCalls);
export const anyCall: readonly Call[] = Object.values(paymentCalls);

// @ts-expect-error no payment path takes such a parameter
definePayment('otherPay', '/other', { chanel: requiredText });
