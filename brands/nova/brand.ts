import { defineBrand } from '../src/brand';

/** The always-new brand: one area, worldwide. */
export const nova = defineBrand({
  key: 'nova',
  name: 'Nova Games',
  title: 'Nova Games – official top-up',
  look: { colour: '#5b4bff', corners: 'round', headings: 'rounded', backdrop: 'gradient' },
  areas: [
    {
      area: 'universal',
      currency: 'USD',
      regions: ['GLOBAL', 'US', 'BR', 'TR', 'DE', 'FR'],
      defaultLanguage: 'en',
    },
  ],
  languages: [
    'en',
    'de',
    'es',
    'fr',
    'it',
    'pl',
    'pt',
    'ru',
    'tr',
    'ar',
    'ja',
    'ko',
    'zh-CN',
    'zh-TW',
    'id',
    'ms',
    'th',
    'vi',
  ],
  newVersion: 'always',
  signIn: ['account', 'google', 'facebook', 'apple', 'vk', 'twitter', 'huawei'],
  legal: {
    privacy: 'https://nova.example/privacy',
    agreement: 'https://nova.example/agreement',
    copyright: '© 2026 Nova Games. All rights reserved.',
  },
  support: 'https://nova.example/support',
  origins: { production: ['shop.nova.example'], demo: ['demo.shop.nova.example'] },
  hosts: {
    production: {
      api: ['api.nova.example', 'api-b.nova.example', 'api-c.nova.example'],
      track: 'track.nova.example',
      pay: 'pay.nova.example',
      cards: 'cards.nova.example',
    },
    demo: {
      api: ['api.demo.nova.example'],
      track: 'track.demo.nova.example',
      pay: 'pay.demo.nova.example',
      cards: 'cards.demo.nova.example',
    },
  },
  backEnd: { honoursIdempotencyKey: true, sameBackend: true },
  analytics: { appId: 'nova-shop', eventId: 'WEBPAY-201' },
});
