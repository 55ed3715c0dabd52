import type { FrameNeeds } from '../frame-needs';
import { airwallexNeeds } from './airwallex-needs';
import { alipayCardNeeds } from './alipay-card-needs';
import { pingpongxCardNeeds } from './pingpongx-card-needs';

/** What each provider with card fields brings into their frame; one line for each. */
export const frameNeeds: readonly FrameNeeds[] = [
  airwallexNeeds,
  alipayCardNeeds,
  pingpongxCardNeeds,
];
