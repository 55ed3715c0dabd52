import { skipToken } from '@reduxjs/toolkit/query/react';
import { useChannelListQuery } from '@shop/api-client/checkout';
import { type Channel, cardExchangeType } from '@shop/contract';
import { type RegionChannels, canLaunch, channelKey, listChannels } from '@shop/payments';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useChosenGoods } from '../goods';
import { selectSelection } from '../selection';
import { useServices } from '../services';

/** What can be paid with, for the chosen goods. */
export interface Offers {
  readonly state: 'loading' | 'error' | 'ready';
  readonly regions: readonly RegionChannels[];
  /** The region that is shown: the chosen one where it has channels, else the first that has. */
  readonly region: string | null;
  readonly channels: readonly Channel[];
  /** The channel that is chosen among these. */
  readonly chosen: Channel | null;
  readonly retry: () => void;
}

/** The channels of the chosen goods, by region, without those that this shop cannot launch. */
export function useOffers(): Offers {
  const { area, platform } = useServices();
  const selection = useSelector(selectSelection);
  const goods = useChosenGoods();
  // What is had for a prepaid card has no channels (docs/adr/0011).
  const isKnown = selection.game !== null && goods !== null && goods.type_key !== cardExchangeType;
  const query = useChannelListQuery(
    isKnown
      ? {
          client_id: selection.game.clientId,
          product_id: goods.product_id,
          platform,
          domain_area: area,
        }
      : skipToken,
  );
  const { data, isError, isFetching, refetch } = query;

  const regions = useMemo(
    () => (data === undefined || goods === null ? [] : launchable(data, goods.price, platform)),
    [data, goods, platform],
  );
  const shown = regions.find(({ region }) => region === selection.region) ?? regions[0];
  const channels = shown?.channels ?? [];

  return {
    state: stateOf(data !== undefined, isError && !isFetching),
    regions,
    region: shown?.region ?? null,
    channels,
    chosen: channels.find((channel) => channelKey(channel) === selection.channelKey) ?? null,
    retry: () => void refetch(),
  };
}

function stateOf(hasData: boolean, hasFailed: boolean): Offers['state'] {
  if (hasData) return 'ready';
  return hasFailed ? 'error' : 'loading';
}

function launchable(
  data: Parameters<typeof listChannels>[0],
  price: number,
  platform: Parameters<typeof listChannels>[1]['platform'],
): readonly RegionChannels[] {
  return listChannels(data, { price, platform })
    .map(({ region, channels }) => ({ region, channels: channels.filter(canLaunch) }))
    .filter(({ channels }) => channels.length > 0);
}
