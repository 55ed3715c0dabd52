import { type Language, textIn, useLanguage, useTranslate } from '@shop/i18n';
import type { ListState } from '@shop/ui/list-state';
import type { ChannelOption, RegionOption } from '@shop/ui/recharge-popup';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Channel } from '@shop/contract';
import { type RegionChannels, channelKey } from '@shop/payments';
import { selectSelection } from '../selection';
import type { Offers } from './use-channel-list';

/** What there is to choose from, as the recharge popup shows it. */
interface ChannelRows {
  readonly regions: readonly RegionOption[];
  readonly channels: ListState<ChannelOption>;
}

/** Regions and channels as rows; the same ones for as long as a choice changes nothing about them. */
export function useChannelRows(offers: Offers): ChannelRows {
  const { code } = useLanguage();
  const { subChannelId } = useSelector(selectSelection);
  const globalName = useTranslate()('region.global');
  const { channels, chosen } = offers;

  const regions = useMemo(
    () => regionOptions(offers.regions, code, globalName),
    [offers.regions, code, globalName],
  );
  const rows = useMemo(() => channelOptions(channels, code), [channels, code]);
  const items = useMemo(
    () => withChosenMethod(rows, chosen, subChannelId),
    [rows, chosen, subChannelId],
  );
  return { regions, channels: listState(offers, items) };
}

function listState(offers: Offers, items: readonly ChannelOption[]): ListState<ChannelOption> {
  switch (offers.state) {
    case 'loading':
      return { kind: 'loading' };
    case 'error':
      return { kind: 'error', onRetry: offers.retry };
    case 'ready':
      return { kind: 'ready', items };
  }
}

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

/** The name of the region in the player's language; its code where the browser knows no name. */
function regionName(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Payment regions by name; `GLOBAL`, which is no country, is called `globalName`. */
export function regionOptions(
  regions: readonly RegionChannels[],
  language: string,
  globalName: string,
): readonly RegionOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return regions.map(({ region }) => ({
    code: region,
    name: region === 'GLOBAL' ? globalName : regionName(region, names),
  }));
}
