import { providers } from '@shop/payments/providers';
import type { Skin } from '../markup/skinned-page';

const light = '#ffffff';
const dark = '#1a1400';

const skins: ReadonlyMap<string, Skin> = new Map([
  ['adyen', { name: 'Adyen', colour: '#0a7a3b', ink: light }],
  ['airwallex', { name: 'Airwallex', colour: '#5a2bd0', ink: light }],
  ['alipay', { name: 'Alipay', colour: '#0958d9', ink: light }],
  ['alipay-card', { name: 'Alipay Card', colour: '#0958d9', ink: light }],
  ['codapay', { name: 'Codapay', colour: '#6b1fb3', ink: light }],
  ['korean-wallet', { name: '페이', colour: '#0a7d3f', ink: light }],
  ['kakao', { name: '카카오페이', colour: '#fee500', ink: dark }],
  ['naver', { name: '네이버페이', colour: '#027a3e', ink: light }],
  ['mycard-billing', { name: 'MyCard', colour: '#b5121b', ink: light }],
  ['mycard-points', { name: 'MyCard 點數', colour: '#b5121b', ink: light }],
  ['pagsmile', { name: 'Pagsmile', colour: '#0b6e8a', ink: light }],
  ['payermax', { name: 'PayerMax', colour: '#16348c', ink: light }],
  ['paypal', { name: 'PayPal', colour: '#003087', ink: light }],
  ['pingpongx', { name: 'PingPong Checkout', colour: '#1f3ac7', ink: light }],
  ['pingpongx-card', { name: 'PingPong Card', colour: '#1f3ac7', ink: light }],
  ['platform', { name: 'Platform Pay', colour: '#2f3a4a', ink: light }],
  ['razer-gold', { name: 'Razer Gold', colour: '#12600f', ink: light }],
  ['travellet', { name: 'Travellet', colour: '#b0431b', ink: light }],
  ['welcome-pay', { name: 'Welcome Pay', colour: '#8a2c5b', ink: light }],
  ['xsolla', { name: 'Xsolla', colour: '#5b2bd9', ink: light }],
]);

const plain: Skin = { name: 'Payment', colour: '#2f3a4a', ink: light };

/** The look of a provider, or of one of its methods where that has a name of its own. */
export function skinOf(provider: string, method: string): Skin {
  return skins.get(method) ?? skins.get(provider) ?? plain;
}

/** The providers that sign webhooks. */
export const providerKeysToSeed: readonly string[] = providers.map((provider) => provider.key);
