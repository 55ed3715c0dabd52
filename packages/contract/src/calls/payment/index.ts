import { requiredText } from '../../wire/text';
import { definePayment } from './create-payment';

/**
 * The payment paths of spec §7 that create an order, with their parameters besides the common ones.
 * To add one, add one line.
 */
export const paymentCalls = {
  platformPay: definePayment('platformPay', '/api/pay/platform_pay', {}),
  myCardBilling: definePayment('myCardBilling', '/api/pay/payMyCardBilling', {
    channel_id: requiredText,
  }),
  myCardPoints: definePayment('myCardPoints', '/api/pay/payMyCardKouDian', {}),
  paypalPay: definePayment('paypalPay', '/api/pay/paypal_pay', {}),
  xsollaPay: definePayment('xsollaPay', '/api/pay/xsolla_pay', {
    channel_id: requiredText,
  }),
  adyenPay: definePayment('adyenPay', '/api/pay/adyen_pay', {
    channel: requiredText,
  }),
  codapayPay: definePayment('codapayPay', '/api/pay/codapay_pay', {
    country: requiredText,
    channel: requiredText,
  }),
  pagsmilePay: definePayment('pagsmilePay', '/api/pay/pagsmile_pay', {
    channel: requiredText,
    country: requiredText,
  }),
  travelletPay: definePayment('travelletPay', '/api/pay/travellet_pay', {}),
  pingpongxPay: definePayment('pingpongxPay', '/api/pay/pingpongx_pay', {
    spec_lang: requiredText,
    channel: requiredText,
  }),
  razerGoldPay: definePayment('razerGoldPay', '/api/pay/razer_gold_pay', {
    channel: requiredText,
  }),
  payermaxPay: definePayment('payermaxPay', '/api/pay/payermax_pay', {
    channel: requiredText,
    country: requiredText,
  }),
  alipayPay: definePayment('alipayPay', '/api/pay/alipay_pay', {
    channel: requiredText,
  }),
  airwallexPay: definePayment('airwallexPay', '/api/pay/airwallex', {}),
  welcomePay: definePayment('welcomePay', '/api/pay/welcome_pay', {}),
  naverPay: definePayment('naverPay', '/api/kr_pay/naver_pay', {}),
  kakaoPay: definePayment('kakaoPay', '/api/kr_pay/kakao_pay', {}),
} as const;

/** The name of a call that creates an order. */
export type PaymentCallName = keyof typeof paymentCalls;
