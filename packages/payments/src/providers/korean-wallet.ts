import { type ProviderMethods, defineProvider } from './provider';

/** The two Korean wallets, distinguished by `channel_id`, on the alternative pay route (spec §7). */
export const koreanWallet = defineProvider({
  key: 'korean-wallet',
  paywayIds: ['11401'],
  call: { naver: 'naverPay', kakao: 'kakaoPay' },
  presentation: 'gateway-script',
  linkHosts: [
    '*.pay.naver.com',
    'pay.naver.com',
    'online-pay.kakao.com',
    'online-pay.kakaopay.com',
  ],
});

/** What players know its methods as. */
export const koreanWalletMethods: ProviderMethods = {
  kind: 'wallet',
};
