import type { Channel } from '@shop/contract';
import { type Language, textIn } from '@shop/i18n';
import { channelKey } from '@shop/payments';
import type { ChannelOption } from '@shop/ui/recharge-popup';
import type { Selection } from '../selection';

/** Channels as rows; the chosen method below one is named beside it. */
export function channelOptions(
  channels: readonly Channel[],
  selection: Selection,
  language: Language,
): readonly ChannelOption[] {
  return channels.map((channel) => {
    const key = channelKey(channel);
    const method =
      key === selection.channelKey
        ? channel.sub_payment.find(({ channel_id }) => channel_id === selection.subChannelId)
        : undefined;
    return {
      key,
      name: channel.name,
      icon: channel.icon,
      description: textIn(channel.description, language),
      hasSubChannels: channel.sub_payment.length > 0,
      chosenSubChannel: method?.name,
    };
  });
}
