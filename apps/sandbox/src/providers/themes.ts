import { continuationOf } from '@shop/payments';
import { type ChannelKind, channelKind } from '@shop/payments/kinds';
import { providers } from '@shop/payments/providers';
import type { PageTheme } from '../markup/themed-page';
import type { Counter } from '../page-texts/page-texts';
import type { CashierWay, Screen } from './draw-screen';

/** The theme of a page of a provider, or of one of its methods, and what the page asks for. */
export interface ProviderTheme extends PageTheme {
  readonly screen: Screen;
}

const light = '#ffffff';
const dark = '#1a1400';

function theme(name: string, colour: string, screen: Screen, ink = light): ProviderTheme {
  return { name, colour, ink, screen };
}

const savedCard = '•••• 1111';
const mail: Screen = { kind: 'wallet', account: 'test.player@example.com' };
const mobile: Screen = { kind: 'wallet', account: '•••• ••• 0417' };
const card: Screen = { kind: 'card', card: savedCard };
const balance: Screen = { kind: 'balance' };
const qr: Screen = { kind: 'qr', scanner: 'phone' };

function cashier(...ways: readonly CashierWay[]): Screen {
  return { kind: 'cashier', ways };
}

function bank(...banks: readonly string[]): Screen {
  return { kind: 'bank', banks };
}

function voucher(counter: Counter): Screen {
  return { kind: 'voucher', counter };
}

function phone(...operators: readonly string[]): Screen {
  return { kind: 'phone', operators };
}

/**
 * Themes that differ from the default, by provider or by provider and method (`channel_id`). A method
 * that is not listed has the theme of its provider, and a provider that is not listed a plain one with the screen of its kind.
 */
export const themeOverrides: ReadonlyMap<string, ProviderTheme> = new Map([
  ['adyen', theme('Adyen', '#0a7a3b', cashier('card', 'transfer'))],
  ['adyen/applepay', theme('Apple Pay', '#000000', card)],
  ['airwallex', theme('Airwallex', '#5a2bd0', cashier('card', 'wallet', 'transfer'))],
  ['alipay', theme('Alipay', '#0958d9', mobile)],
  ['alipay/ALIPAY_CN', theme('Alipay+', '#0958d9', qr)],
  ['alipay-card', theme('Alipay Card', '#0958d9', card)],
  ['codapay', theme('Codapay', '#6b1fb3', cashier('phone-bill', 'wallet', 'transfer'))],
  ['codapay/3', theme('Codapay Pulsa', '#6b1fb3', phone('Telkomsel', 'XL', 'Indosat'))],
  ['codapay/5', theme('Codapay Load', '#6b1fb3', phone('Globe', 'Smart', 'DITO'))],
  ['korean-wallet', theme('페이', '#0a7d3f', mobile)],
  ['korean-wallet/kakao', theme('카카오페이', '#fee500', qr, dark)],
  ['korean-wallet/naver', theme('네이버페이', '#027a3e', mail)],
  ['mycard-billing', theme('MyCard', '#b5121b', cashier('card', 'phone-bill', 'store-code'))],
  ['mycard-billing/SBS0001', theme('MyCard 信用卡', '#b5121b', card)],
  ['mycard-billing/SBS0002', theme('MyCard 電信帳單', '#b5121b', phone('中華電信', '台灣大哥大'))],
  ['mycard-billing/SBS0003', theme('MyCard 超商代碼', '#b5121b', voucher('store'))],
  ['mycard-points', theme('MyCard 點數', '#b5121b', balance)],
  ['pagsmile', theme('Pagsmile', '#0b6e8a', cashier({ brand: 'Pix' }, { brand: 'Boleto' }))],
  ['pagsmile/BOLETO', theme('Boleto', '#0b6e8a', voucher('bank'))],
  ['pagsmile/PIX', theme('Pix', '#0b6e8a', { kind: 'qr', scanner: 'bank' })],
  ['payermax', theme('PayerMax', '#16348c', cashier('wallet', 'online-banking', 'voucher'))],
  ['payermax/BANK', theme('PayerMax banking', '#16348c', bank('First Bank', 'City Bank', 'Post'))],
  ['payermax/BOOST', theme('Boost', '#c4122f', mobile)],
  ['payermax/DANA', theme('DANA', '#0b62b8', mobile)],
  [
    'payermax/EWALLET',
    theme(
      'PayerMax wallets',
      '#16348c',
      cashier({ brand: 'DANA' }, { brand: 'GCash' }, { brand: 'GrabPay' }),
    ),
  ],
  ['payermax/GCASH', theme('GCash', '#0050c8', mobile)],
  ['payermax/GRABPAY', theme('GrabPay', '#00713a', mobile)],
  ['payermax/MAYA', theme('Maya', '#0f7a4a', mobile)],
  ['payermax/MOMO', theme('MoMo', '#a50064', qr)],
  ['payermax/OVO', theme('OVO', '#4c2a86', mobile)],
  ['payermax/PAYNOW', theme('PayNow', '#7a1b66', { kind: 'qr', scanner: 'bank' })],
  ['payermax/QRIS', theme('QRIS', '#b3131c', qr)],
  ['payermax/TNG', theme('Touch ’n Go', '#005abb', mobile)],
  ['payermax/VOUCHER', theme('PayerMax voucher', '#16348c', voucher('partner'))],
  ['payermax/ZALOPAY', theme('ZaloPay', '#0a5cd6', qr)],
  ['paypal', theme('PayPal', '#003087', mail)],
  ['pingpongx', theme('PingPong Checkout', '#1f3ac7', cashier('card', 'transfer'))],
  ['pingpongx-card', theme('PingPong Card', '#1f3ac7', card)],
  ['platform', theme('Platform Pay', '#2f3a4a', balance)],
  ['razer-gold', theme('Razer Gold', '#12600f', balance)],
  ['razer-gold/1', theme('Razer e-wallet', '#12600f', mobile)],
  ['razer-gold/91', theme('Maybank2u', '#7a5a00', bank('Maybank2u'))],
  ['razer-gold/92', theme('CIMB Clicks', '#9c1006', bank('CIMB Clicks'))],
  ['razer-gold/93', theme('RHB Now', '#0a5aa8', bank('RHB Now'))],
  ['razer-gold/127', theme('Ininal', '#b34700', card)],
  ['razer-gold/128', theme('Vietcombank', '#0a6b33', bank('Vietcombank'))],
  ['razer-gold/129', theme('Techcombank', '#b3131c', bank('Techcombank'))],
  ['razer-gold/142', theme('Rabbit LINE Pay', '#05782f', mobile)],
  ['razer-gold/143', theme('TrueMoney Wallet', '#b34700', mobile)],
  ['travellet', theme('Travellet', '#b0431b', mail)],
  ['welcome-pay', theme('Welcome Pay', '#8a2c5b', voucher('partner'))],
  ['xsolla', theme('Xsolla', '#5b2bd9', cashier('card', 'wallet', 'prepaid-code'))],
]);

/** What is asked for on the page of a method without a theme, by what players know the method as. */
const usualScreens: Readonly<Record<ChannelKind, Screen>> = {
  bank: bank('First Bank', 'City Bank', 'Post'),
  card,
  carrier: phone('First Mobile', 'City Mobile'),
  cash: voucher('store'),
  other: mail,
  prepaid: balance,
  wallet: mail,
};

/** Returns the screen of a provider's method without a theme. */
export function usualScreen(provider: string, channel_id: string): Screen {
  const payway_id = providers.find(({ key }) => key === provider)?.paywayIds[0] ?? '';
  const channel = { payway_id, channel_id };
  const shown = continuationOf(channel);
  if (shown === 'code') return qr;
  return shown === 'voucher' ? voucher('partner') : usualScreens[channelKind(channel)];
}

/** The provider's key as a name: `welcome-pay` is "Welcome Pay". */
function nameOf(provider: string): string {
  const words = provider.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return provider === '' ? 'Payment' : words.join(' ');
}

/** Returns the theme of a provider's method; pass an empty provider for an unknown payment. */
export function themeOf(provider: string, method: string): ProviderTheme {
  return (
    themeOverrides.get(`${provider}/${method}`) ??
    themeOverrides.get(provider) ??
    theme(nameOf(provider), '#2f3a4a', usualScreen(provider, method))
  );
}
