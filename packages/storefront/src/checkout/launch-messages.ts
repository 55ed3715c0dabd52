import type { MessageKey } from '@shop/i18n';
import type { Presentation, Refused } from '@shop/payments';

/** What the player is told where a part of a presentation does not load. */
export const loadFailedKeys = {
  redirect: 'error.channelUnavailable',
  'hosted-card': 'error.cardFormUnavailable',
  'gateway-script': 'error.gatewayUnavailable',
  'in-game-card': 'error.cardFormUnavailable',
} as const satisfies Record<Presentation, MessageKey>;

/** What the player is told where no order can be paid. An answer says so in its own words, by code. */
export const refusedKeys = {
  'channel-not-served': 'error.channelNotFound',
  'invalid-link': 'error.badLink',
  'no-billing-no': 'error.noOrder',
} as const satisfies Record<Exclude<Refused['reason'], 'answer'>, MessageKey>;
