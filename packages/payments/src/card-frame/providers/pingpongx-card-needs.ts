import { defineFrameNeeds, frameNeed, frameScript } from '../frame-needs';

const configured = { kind: 'configured', key: 'pingpongx-card' } as const;

const needs = [
  frameScript(configured, 'its closed library, which has the fields'),
  frameNeed('frame-src', configured, 'the card fields, from the host of the library'),
];

/** The card-payment provider’s library. Its hosts come with the contract, as its address does. */
export const pingpongxCardNeeds = defineFrameNeeds({
  provider: 'pingpongx-card',
  needs: { production: needs, test: needs },
});
