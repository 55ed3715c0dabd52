import { providers } from '@shop/payments/providers';
import type { Skin } from '../markup/skinned-page';
import type { Screen } from './screen';

/** How the page of a provider, or of one of its methods, looks and what it asks. */
export interface Look extends Skin {
  readonly screen: Screen;
}

const light = '#ffffff';
const dark = '#1a1400';

function look(name: string, colour: string, screen: Screen, ink = light): Look {
  return { name, colour, ink, screen };
}

const mail: Screen = { kind: 'wallet', account: 'test.player@example.com' };
const mobile: Screen = { kind: 'wallet', account: '•••• ••• 0417' };
const card: Screen = { kind: 'wallet', account: 'the owner of card •••• 1111' };
const balance: Screen = { kind: 'balance' };
const qr: Screen = { kind: 'qr', scanner: 'the app on your phone' };

function cashier(...ways: readonly string[]): Screen {
  return { kind: 'cashier', ways };
}

function bank(...banks: readonly string[]): Screen {
  return { kind: 'bank', banks };
}

function voucher(counters: string): Screen {
  return { kind: 'voucher', counters };
}

function phone(...operators: readonly string[]): Screen {
  return { kind: 'phone', operators };
}

/**
 * The looks by provider, and by provider and method (`channel_id`) where a method has a page of its
 * own. To add one, add a line; a method without one looks like its provider.
 */
export const looks: ReadonlyMap<string, Look> = new Map([
  ['adyen', look('Adyen', '#0a7a3b', cashier('Card •••• 1111', 'Bank transfer'))],
  ['adyen/applepay', look('Apple Pay', '#000000', card)],
  ['airwallex', look('Airwallex', '#5a2bd0', cashier('Card •••• 1111', 'Wallet', 'Bank transfer'))],
  ['alipay', look('Alipay', '#0958d9', mobile)],
  ['alipay/ALIPAY_CN', look('Alipay+', '#0958d9', qr)],
  ['alipay-card', look('Alipay Card', '#0958d9', card)],
  ['codapay', look('Codapay', '#6b1fb3', cashier('Phone bill', 'Wallet', 'Bank transfer'))],
  ['codapay/3', look('Codapay Pulsa', '#6b1fb3', phone('Telkomsel', 'XL', 'Indosat'))],
  ['codapay/5', look('Codapay Load', '#6b1fb3', phone('Globe', 'Smart', 'DITO'))],
  ['korean-wallet', look('페이', '#0a7d3f', mobile)],
  ['korean-wallet/kakao', look('카카오페이', '#fee500', qr, dark)],
  ['korean-wallet/naver', look('네이버페이', '#027a3e', mail)],
  ['mycard-billing', look('MyCard', '#b5121b', cashier('信用卡', '電信帳單', '超商代碼'))],
  ['mycard-billing/SBS0001', look('MyCard 信用卡', '#b5121b', card)],
  ['mycard-billing/SBS0002', look('MyCard 電信帳單', '#b5121b', phone('中華電信', '台灣大哥大'))],
  ['mycard-billing/SBS0003', look('MyCard 超商代碼', '#b5121b', voucher('the shop’s terminal'))],
  ['mycard-points', look('MyCard 點數', '#b5121b', balance)],
  ['pagsmile', look('Pagsmile', '#0b6e8a', cashier('Pix', 'Boleto'))],
  ['pagsmile/BOLETO', look('Boleto', '#0b6e8a', voucher('a bank or a lottery shop'))],
  ['pagsmile/PIX', look('Pix', '#0b6e8a', { kind: 'qr', scanner: 'the app of your bank' })],
  ['payermax', look('PayerMax', '#16348c', cashier('Wallet', 'Online banking', 'Voucher'))],
  ['payermax/BANK', look('PayerMax banking', '#16348c', bank('First Bank', 'City Bank', 'Post'))],
  ['payermax/BOOST', look('Boost', '#c4122f', mobile)],
  ['payermax/DANA', look('DANA', '#0b62b8', mobile)],
  ['payermax/EWALLET', look('PayerMax wallets', '#16348c', cashier('DANA', 'GCash', 'GrabPay'))],
  ['payermax/GCASH', look('GCash', '#0050c8', mobile)],
  ['payermax/GRABPAY', look('GrabPay', '#00713a', mobile)],
  ['payermax/MAYA', look('Maya', '#0f7a4a', mobile)],
  ['payermax/MOMO', look('MoMo', '#a50064', qr)],
  ['payermax/OVO', look('OVO', '#4c2a86', mobile)],
  ['payermax/PAYNOW', look('PayNow', '#7a1b66', { kind: 'qr', scanner: 'the app of your bank' })],
  ['payermax/QRIS', look('QRIS', '#b3131c', qr)],
  ['payermax/TNG', look('Touch ’n Go', '#005abb', mobile)],
  ['payermax/VOUCHER', look('PayerMax voucher', '#16348c', voucher('the counter of a partner'))],
  ['payermax/ZALOPAY', look('ZaloPay', '#0a5cd6', qr)],
  ['paypal', look('PayPal', '#003087', mail)],
  ['pingpongx', look('PingPong Checkout', '#1f3ac7', cashier('Card •••• 1111', 'Bank transfer'))],
  ['pingpongx-card', look('PingPong Card', '#1f3ac7', card)],
  ['platform', look('Platform Pay', '#2f3a4a', balance)],
  ['razer-gold', look('Razer Gold', '#12600f', balance)],
  ['razer-gold/1', look('Razer e-wallet', '#12600f', mobile)],
  ['razer-gold/91', look('Maybank2u', '#7a5a00', bank('Maybank2u'))],
  ['razer-gold/92', look('CIMB Clicks', '#9c1006', bank('CIMB Clicks'))],
  ['razer-gold/93', look('RHB Now', '#0a5aa8', bank('RHB Now'))],
  ['razer-gold/127', look('Ininal', '#b34700', card)],
  ['razer-gold/128', look('Vietcombank', '#0a6b33', bank('Vietcombank'))],
  ['razer-gold/129', look('Techcombank', '#b3131c', bank('Techcombank'))],
  ['razer-gold/142', look('Rabbit LINE Pay', '#05782f', mobile)],
  ['razer-gold/143', look('TrueMoney Wallet', '#b34700', mobile)],
  ['travellet', look('Travellet', '#b0431b', mail)],
  ['welcome-pay', look('Welcome Pay', '#8a2c5b', voucher('any Welcome counter'))],
  ['xsolla', look('Xsolla', '#5b2bd9', cashier('Card •••• 1111', 'Wallet', 'Prepaid code'))],
]);

const plain: Look = {
  name: 'Payment',
  colour: '#2f3a4a',
  ink: '#ffffff',
  screen: { kind: 'wallet', account: 'test.player@example.com' },
};

/** The look of a provider, or of one of its methods where that has a page of its own. */
export function skinOf(provider: string, method: string): Look {
  return looks.get(`${provider}/${method}`) ?? looks.get(provider) ?? plain;
}

/** The providers that sign webhooks. */
export const providerKeysToSeed: readonly string[] = providers.map((provider) => provider.key);
