import { skipToken } from '@reduxjs/toolkit/query/react';
import { useChannelListQuery } from '@shop/api-client/checkout';
import { type Channel, type ChannelsByRegion, cardExchangeType } from '@shop/contract';
import { type RegionChannels, canLaunch, channelKey, listChannels } from '@shop/payments';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChosenGoods } from '../goods';
import { selectSelection, selectionSlice } from '../selection';
import { useServices } from '../services';
import { type EarlierChoice, type LostReason, lostReason } from './lost-channel';
import { popupStack } from '../popups';

/** What can be paid with, for the chosen goods. */
export interface Offers {
  readonly state: 'loading' | 'error' | 'ready';
  readonly regions: readonly RegionChannels[];
  /** The region that is shown: the chosen one where it has channels, else the first that has. */
  readonly region: string | null;
  readonly channels: readonly Channel[];
  /** The channel that is chosen among these. */
  readonly chosen: Channel | null;
  /** Why the channel that was chosen earlier is not among these; null where none was, or it is. */
  readonly lost: LostReason | null;
  readonly retry: () => void;
}

const noChannels: readonly Channel[] = [];

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
  const channels = shown?.channels ?? noChannels;
  const chosen = channels.find((channel) => channelKey(channel) === selection.channelKey) ?? null;
  const { channelKey: key, subChannelId } = selection;
  // The region it was chosen in, even where another one has to be shown.
  const region = selection.region ?? shown?.region ?? null;
  const earlier =
    key === null || goods === null
      ? null
      : { channelKey: key, subChannelId, region, price: goods.price, platform };

  return {
    state: stateOf(data !== undefined, isError && !isFetching),
    regions,
    region: shown?.region ?? null,
    channels,
    chosen,
    lost: isFetching || data === undefined || earlier === null ? null : why(data, earlier, chosen),
    retry: () => void refetch(),
  };
}

/** What the list allows and this shop cannot launch is gone as well. */
function why(
  listed: ChannelsByRegion,
  earlier: EarlierChoice,
  chosen: Channel | null,
): LostReason | null {
  return lostReason(listed, earlier) ?? (chosen === null ? 'gone' : null);
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

/**
 * Chooses a channel. One with sub-channels opens the sub-channel popup (spec §4); the method chosen
 * there before is kept while the player looks again.
 */
export function useChannelPress(channels: readonly Channel[]): (key: string) => void {
  const dispatch = useDispatch();
  const selection = useSelector(selectSelection);
  return (key) => {
    const channel = channels.find((one) => channelKey(one) === key);
    if (channel === undefined) return;
    const isSame = key === selection.channelKey;
    dispatch(
      selectionSlice.actions.channelChosen({
        channelKey: key,
        subChannelId: isSame ? selection.subChannelId : null,
      }),
    );
    if (channel.sub_payment.length > 0) dispatch(popupStack.actions.opened('sub-channels'));
  };
}
