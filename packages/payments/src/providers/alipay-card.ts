import { type FrameNeeds, frameNeed, frameScript } from './frame-needs';
import { type ProviderMethods, defineProvider } from './provider';

/** The Chinese wallet's card fields, shown inside the shop. Its call takes the channel `CARD` (spec §7). */
export const alipayCard = defineProvider({
  key: 'alipay-card',
  paywayIds: ['11602'],
  call: 'alipayPay',
  extraParams: ['channel'],
  presentation: 'hosted-card',
  channelCode: () => 'CARD',
});

/** What players know its methods as. */
export const alipayCardMethods: ProviderMethods = {
  kind: 'card',
  cardCompany: 'Alipay',
};

/**
 * What its library needs in the region Singapore. The hosts of Europe and North America contain `-de-` and `-na-` instead
 * of `-sea-`. The test environment has the same hosts; the payment session selects the environment.
 */
export const alipayCardNeeds: FrameNeeds = () => [
  frameScript(
    { kind: 'configured', key: 'alipay-card' },
    'its proprietary library with the card fields',
  ),
  frameNeed('frame-src', 'ac.alipay.com', 'the card fields'),
  frameNeed('frame-src', 'checkout.antom.com', 'the card fields of its newer cashier'),
  frameNeed('connect-src', 'imgs-sea-global.alipay.com', 'the library reads its session'),
  frameNeed('connect-src', 'open-sea-global.alipay.com', 'the library’s risk checks'),
  frameNeed('connect-src', 'config.marmot-cloud.com', 'the settings of the library'),
  frameNeed('img-src', 'cdn.marmot-cloud.com', 'logos of the card schemes'),
];
