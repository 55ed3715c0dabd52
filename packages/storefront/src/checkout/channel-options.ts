import type { Channel } from '@shop/contract';
import { type Language, textIn } from '@shop/i18n';
import { channelKey } from '@shop/payments';
import type { ChannelOption } from '@shop/ui/recharge-popup';

/** Channels as rows. */
export function channelOptions(
  channels: readonly Channel[],
  language: Language,
): readonly ChannelOption[] {
  return channels.map((channel) => ({
    key: channelKey(channel),
    name: channel.name,
    icon: channel.icon,
    description: textIn(channel.description, language),
    hasSubChannels: channel.sub_payment.length > 0,
  }));
}

/**
 * The rows with the chosen method named beside its channel. A choice without one changes no row, so
 * that none of hundreds is drawn again for it.
 */
export function withChosenMethod(
  options: readonly ChannelOption[],
  chosen: Channel | null,
  subChannelId: string | null,
): readonly ChannelOption[] {
  const method = chosen?.sub_payment.find(({ channel_id }) => channel_id === subChannelId);
  if (chosen === null || method === undefined) return options;
  const key = channelKey(chosen);
  return options.map((option) =>
    option.key === key ? { ...option, chosenSubChannel: method.name } : option,
  );
}
