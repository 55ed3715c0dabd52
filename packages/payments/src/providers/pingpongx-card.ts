import { type FrameNeeds, frameNeed, frameScript } from './frame-needs';
import { type ProviderMethods, defineProvider } from './provider';

/** The card-payment provider's card fields, shown inside the shop. */
export const pingpongxCard = defineProvider({
  key: 'pingpongx-card',
  paywayIds: ['11702'],
  call: 'pingpongxPay',
  extraParams: ['spec_lang', 'channel'],
  presentation: 'hosted-card',
});

/** What players know its methods as. */
export const pingpongxCardMethods: ProviderMethods = {
  kind: 'card',
  cardCompany: 'PingPong',
};

const library = { kind: 'configured', key: 'pingpongx-card' } as const;

/** What its library needs. The contract with the provider determines its host. */
export const pingpongxCardNeeds: FrameNeeds = () => [
  frameScript(library, 'its proprietary library with the card fields'),
  frameNeed('frame-src', library, 'the card fields, from the host of the library'),
];
