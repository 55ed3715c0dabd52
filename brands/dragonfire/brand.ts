import { defineBrand } from '../src/brand';

/** The dragon area: Chinese, in yuan, through the wallets of China. */
export const dragonfire = defineBrand({
  key: 'dragonfire',
  name: '龙焰互娱',
  title: '龙焰互娱 – 官方充值中心',
  theme: {
    colour: '#c2181f',
    corners: 'sharp',
    headings: 'serif',
    backdrop: 'gradient',
    cards: 'raised',
    header: 'brand',
    buttons: 'lifted',
    tiles: 'upright',
  },
  areas: [
    {
      area: 'dragon',
      currency: 'CNY',
      regions: ['CN', 'GLOBAL'],
      defaultLanguage: 'zh-CN',
      firstGame: { clientId: '620001', gameProductId: 'dragonfire-era' },
    },
  ],
  languages: ['zh-CN', 'zh-TW', 'en'],
  newVersion: 'universal-only',
  signIn: [
    { kind: 'huawei', clientId: 'dragonfire-huawei' },
    { kind: 'apple', clientId: 'dragonfire-apple' },
  ],
  legal: {
    privacy: 'https://dragonfire.example/privacy',
    agreement: 'https://dragonfire.example/agreement',
    copyright: '© 2026 龙焰互娱网络科技有限公司',
  },
  support: 'https://dragonfire.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10801', '11601', '11602', '11701', '11801'],
});
