import type { FrameNeeds } from '../frame-needs';
import { airwallexNeeds } from './airwallex-needs';
import { alipayCardNeeds } from './alipay-card-needs';
import { pingpongxCardNeeds } from './pingpongx-card-needs';

/** The needs of every provider with card fields. */
export const frameNeeds: readonly FrameNeeds[] = [
  airwallexNeeds,
  alipayCardNeeds,
  pingpongxCardNeeds,
];
