import { type FrameNeeds, frameNeed, frameScript } from './frame-needs';
import type { PageNeed } from './page-needs';
import { type ProviderMethods, defineProvider } from './provider';

/** The cross-border payment provider’s card fields, shown inside the shop. */
export const airwallex = defineProvider({
  key: 'airwallex',
  paywayIds: ['12001'],
  call: 'airwallexPay',
  presentation: 'hosted-card',
});

/** What players know its methods as. */
export const airwallexMethods: ProviderMethods = {
  kind: 'card',
  cardCompany: 'Airwallex',
};

function scripts(suffix: string): readonly PageNeed[] {
  return [
    frameScript(
      `static${suffix}.airwallex.com`,
      'the part of its library that loads the other parts',
    ),
    frameScript(
      `checkout${suffix}.airwallex.com`,
      'the part of its library that creates the card fields',
    ),
  ];
}

function others(suffix: string): readonly PageNeed[] {
  return [
    frameNeed('frame-src', `checkout${suffix}.airwallex.com`, 'the card fields'),
    frameNeed('connect-src', `o11y${suffix}.airwallex.com`, 'the library reports its errors'),
  ];
}

/**
 * What its library needs. Its open-source part is in the build of the frame. That part loads the rest from fixed hosts,
 * in every environment also from those of production.
 */
export const airwallexNeeds: FrameNeeds = (environment) =>
  environment === 'production'
    ? [...scripts(''), ...others('')]
    : [...scripts(''), ...scripts('-demo'), ...others('-demo')];
