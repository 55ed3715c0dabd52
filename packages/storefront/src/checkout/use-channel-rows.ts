import { useLanguage, useTranslate } from '@shop/i18n';
import type { ListState } from '@shop/ui/list-state';
import type { ChannelOption, RegionOption } from '@shop/ui/recharge-popup';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectSelection } from '../selection';
import { channelOptions, withChosenMethod } from './channel-options';
import { regionOptions } from './region-options';
import type { Offers } from './use-offers';

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
