import type { Channel, ChannelKind } from '@shop/contract';
import { type Language, type Translate, formatMoney, regionName, textIn } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { type OutOfRangeChannel, type RegionChannels, channelKey } from '@shop/payments';
import { channelKind } from '@shop/payments/kinds';
import { selectSelection } from '@shop/storefront-core/selection';
import type { ListState } from '@shop/ui/list-state';
import type { ChannelGroup, ChannelOption, RegionOption } from '@shop/ui/recharge-popup';
import { useMemo } from 'react';
import { useShopSelector } from '../store';
import { channelGroups } from './channel-groups';
import { useLastUsedWay } from './last-used-way';
import type { ChannelListState } from './use-channel-list';

/** A channel as a row, and what players know it as. */
export interface KindedOption extends ChannelOption {
  readonly kind: ChannelKind;
}

interface ChannelRows {
  readonly regions: readonly RegionOption[];
  readonly groups: readonly ChannelGroup[];
  readonly channels: ListState<ChannelOption>;
}

/**
 * Returns regions and channels as rows, with limits in the currency of the goods. Rows that a choice does not
 * change keep their identity.
 */
export function useChannelRows(channelList: ChannelListState, currency: string): ChannelRows {
  const { code } = useLanguage();
  const { subChannelId } = useShopSelector(selectSelection);
  const translate = useTranslate();
  const globalName = translate('region.global');
  const { channels, outOfRange, chosen } = channelList;

  const regions = useMemo(
    () => regionOptions(channelList.regions, code, globalName),
    [channelList.regions, code, globalName],
  );
  const lastUsed = useLastUsedWay()?.channelKey ?? null;
  const rows = useMemo(
    () => withLastUsedFirst(channelOptions(channels, code), lastUsed),
    [channels, code, lastUsed],
  );
  const disabled = useMemo(
    () => disabledOptions(outOfRange, { language: code, currency, translate }),
    [outOfRange, code, currency, translate],
  );
  const items = useMemo(
    () => [...withChosenMethod(rows, { chosen, subChannelId, language: code }), ...disabled],
    [rows, chosen, subChannelId, disabled, code],
  );
  // Not when a channel is chosen: the rows stay the same then, unless its method is.
  const groups = useMemo(() => channelGroups(items, translate), [items, translate]);
  return { regions, groups, channels: channelList.missing ?? { kind: 'ready', items } };
}

/** Returns the rows with the channel of the latest paid order on top, marked; the others keep their order. */
export function withLastUsedFirst(
  options: readonly KindedOption[],
  lastUsed: string | null,
): readonly KindedOption[] {
  const last = options.find(({ key }) => key === lastUsed);
  if (last === undefined) return options;
  return [{ ...last, isLastUsed: true }, ...options.filter((option) => option !== last)];
}

/** Returns channels as rows. */
export function channelOptions(
  channels: readonly Channel[],
  language: Language,
): readonly KindedOption[] {
  return channels.map((channel) => ({
    key: channelKey(channel),
    kind: channelKind(channel),
    name: textIn(channel.name, language),
    icon: channel.icon,
    description: textIn(channel.description, language),
    hasSubChannels: channel.sub_payment.length > 0,
  }));
}

interface DisabledOptions {
  readonly language: Language;
  /** Of the limits. */
  readonly currency: string;
  readonly translate: Translate;
}

/** Returns channels that do not accept the price as disabled rows, with the price from which they do. */
export function disabledOptions(
  outOfRange: readonly OutOfRangeChannel[],
  { language, currency, translate }: DisabledOptions,
): readonly KindedOption[] {
  return outOfRange.flatMap(({ channel, limit, money }) => {
    const amount = { money: formatMoney(money, currency, language) };
    const disabledReason =
      limit === 'from'
        ? translate('recharge.fromMoney', amount)
        : translate('recharge.upToMoney', amount);
    return channelOptions([channel], language).map((option) => ({ ...option, disabledReason }));
  });
}

interface ChosenMethod {
  readonly chosen: Channel | null;
  readonly subChannelId: string | null;
  readonly language: Language;
}

/**
 * Returns the rows with the name of the chosen method in its channel's row. Without a chosen method it
 * returns the same array, so that none of hundreds of rows renders again.
 */
export function withChosenMethod(
  options: readonly KindedOption[],
  { chosen, subChannelId, language }: ChosenMethod,
): readonly KindedOption[] {
  const method = chosen?.sub_payment.find(({ channel_id }) => channel_id === subChannelId);
  if (chosen === null || method === undefined) return options;
  const key = channelKey(chosen);
  const chosenSubChannel = textIn(method.name, language);
  return options.map((option) => (option.key === key ? { ...option, chosenSubChannel } : option));
}

/** Returns payment regions by name; `GLOBAL`, which is not a country, is called `globalName`. */
export function regionOptions(
  regions: readonly RegionChannels[],
  language: string,
  globalName: string,
): readonly RegionOption[] {
  return regions.map(({ region }) => ({
    code: region,
    name: region === 'GLOBAL' ? globalName : regionName(region, language),
  }));
}
