import { defineFrameNeeds, frameNeed, frameScript } from '../frame-needs';

const configured = { kind: 'configured', key: 'pingpongx-card' } as const;

const needs = [
  frameScript(configured, 'its proprietary library with the card fields'),
  frameNeed('frame-src', configured, 'the card fields, from the host of the library'),
];

/** The needs of the card-payment provider’s library. Its contract determines the host. */
export const pingpongxCardNeeds = defineFrameNeeds({
  provider: 'pingpongx-card',
  needs: { production: needs, test: needs },
});
