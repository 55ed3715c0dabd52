import { defineFrameNeeds, frameNeed, frameScript } from '../frame-needs';

const host = (name: string) => ({ kind: 'provider-host', host: name }) as const;

/** The same hosts serve its test environment; the session that is paid with tells them apart. */
const needs = [
  frameScript(
    { kind: 'configured', key: 'alipay-card' },
    'its closed library, which has the fields',
  ),
  frameNeed('frame-src', host('ac.alipay.com'), 'the card fields'),
  frameNeed('frame-src', host('checkout.antom.com'), 'the card fields of its newer cashier'),
  frameNeed('connect-src', host('imgs-sea-global.alipay.com'), 'the library reads its session'),
  frameNeed('connect-src', host('open-sea-global.alipay.com'), 'the library’s risk checks'),
  frameNeed('connect-src', host('config.marmot-cloud.com'), 'settings of the library'),
  frameNeed('img-src', host('cdn.marmot-cloud.com'), 'marks of the card schemes'),
];

/**
 * The Chinese wallet’s card library, of the region Singapore. Europe and North America have `-de-`
 * and `-na-` in place of `-sea-`.
 */
export const alipayCardNeeds = defineFrameNeeds({
  provider: 'alipay-card',
  needs: { production: needs, test: needs },
});
