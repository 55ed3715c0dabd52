import type { CardFrameAdapter } from '../card-frame-adapter';
import { airwallexFrame } from './airwallex';
import { alipayCardFrame } from './alipay-card';
import { pingpongxCardFrame } from './pingpongx-card';

/**
 * Every adapter for card fields. To add one, create its file in this folder with `defineCardFrame` and add
 * it here. Importing this list loads no provider's library.
 */
export const cardFrames: readonly CardFrameAdapter[] = [
  airwallexFrame,
  alipayCardFrame,
  pingpongxCardFrame,
];
