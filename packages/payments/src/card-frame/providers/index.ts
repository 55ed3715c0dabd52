import type { CardFrameAdapter } from '../card-frame-adapter';
import { airwallexFrame } from './airwallex';
import { alipayCardFrame } from './alipay-card';
import { pingpongxCardFrame } from './pingpongx-card';

/**
 * Every provider whose card fields can be shown. To add one, write its file beside this one with
 * `defineCardFrame`, what it needs in `<key>-needs.ts`, and a line here and in `needs.ts`. Reading
 * this list loads no provider's library.
 */
export const cardFrames: readonly CardFrameAdapter[] = [
  airwallexFrame,
  alipayCardFrame,
  pingpongxCardFrame,
];
