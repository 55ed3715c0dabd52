import type { MessageKey } from '@shop/i18n';
import type { LostReason } from './lost-channel';

/** What the player is told where the channel chosen before is lost. */
export const lostChannelKeys = {
  gone: 'channel.gone',
  'other-region': 'channel.otherRegion',
  'out-of-range': 'error.channelOutOfRange',
  'other-device': 'channel.otherDevice',
} as const satisfies Record<LostReason, MessageKey>;
