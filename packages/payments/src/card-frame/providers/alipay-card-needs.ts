import { defineFrameNeeds, frameNeed, frameScript } from '../frame-needs';

const host = (name: string) => ({ kind: 'provider-host', host: name }) as const;

/** The test environment has the same hosts; the payment session selects the environment. */
const needs = [
  frameScript(
    { kind: 'configured', key: 'alipay-card' },
    'its proprietary library with the card fields',
  ),
  frameNeed('frame-src', host('ac.alipay.com'), 'the card fields'),
  frameNeed('frame-src', host('checkout.antom.com'), 'the card fields of its newer cashier'),
  frameNeed('connect-src', host('imgs-sea-global.alipay.com'), 'the library reads its session'),
  frameNeed('connect-src', host('open-sea-global.alipay.com'), 'the library’s risk checks'),
  frameNeed('connect-src', host('config.marmot-cloud.com'), 'the settings of the library'),
  frameNeed('img-src', host('cdn.marmot-cloud.com'), 'logos of the card schemes'),
];

/**
 * The needs of the Chinese wallet’s card library in the region Singapore. The hosts of Europe and North
 * America contain `-de-` and `-na-` instead of `-sea-`.
 */
export const alipayCardNeeds = defineFrameNeeds({
  provider: 'alipay-card',
  needs: { production: needs, test: needs },
});
