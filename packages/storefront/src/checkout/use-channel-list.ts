import { skipToken } from '@reduxjs/toolkit/query/react';
import { useChannelListQuery } from '@shop/api-client/checkout';
import { useReplenishmentChannelListQuery } from '@shop/api-client/replenishment';
import { type Channel, type Goods, cardExchangeType } from '@shop/contract';
import {
  type OutOfRangeChannel,
  type RegionChannels,
  channelKey,
  outOfRangeChannels,
} from '@shop/payments';
import {
  type LostReason,
  launchableChannels,
  lostReasonInList,
} from '@shop/storefront-core/checkout';
import { popupStack } from '@shop/storefront-core/popups';
import { channelListArgs, selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { useMemo } from 'react';
import { type MissingContent, useMissingContent } from '../connection';
import { useReplenishment } from '../replenishment';
import { useGoodsQuery } from '../goods';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { usePaymentEvents } from './use-payment-events';

/** The channels that the chosen goods can be paid through. */
export interface ChannelListState {
  /** What to show in place of the list; null once it is there. */
  readonly missing: MissingContent | null;
  /** Whether the goods are not listed any more, so that nothing can be paid. */
  readonly areGoodsGone: boolean;
  readonly regions: readonly RegionChannels[];
  /** The chosen region if it has channels, else the first that has; null if none has. */
  readonly region: string | null;
  /** The channels of that region. */
  readonly channels: readonly Channel[];
  /** Channels of the region that do not accept the price, where the brand shows them; else empty. */
  readonly outOfRange: readonly OutOfRangeChannel[];
  /** The one of these channels that was chosen in this region; null if none was. */
  readonly chosen: Channel | null;
  /** Why the channel chosen earlier is not in the list; null if it is, or if none was chosen. */
  readonly lost: LostReason | null;
}

const noChannels: readonly Channel[] = [];
const noneOutOfRange: readonly OutOfRangeChannel[] = [];

/** Returns the channels of goods to pay by region, without those that this shop cannot launch. */
export function useChannelList(goods: Goods | null): ChannelListState {
  const services = useServices();
  const { platform } = services;
  const selection = useShopSelector(selectSelection);
  // Goods that a prepaid card is exchanged for have no channels (docs/adr/0011).
  const hasChannels =
    selection.game !== null && goods !== null && goods.type_key !== cardExchangeType;
  const replenishment = useReplenishment();
  const ofGoods = useChannelListQuery(
    hasChannels && replenishment === null
      ? channelListArgs(
          { clientId: selection.game.clientId, productId: goods.product_id },
          services,
        )
      : skipToken,
  );
  const ofReplenishment = useReplenishmentChannelListQuery(
    replenishment === null ? skipToken : { replenish_id: replenishment.replenishId, platform },
  );
  const query = replenishment === null ? ofGoods : ofReplenishment;
  const { data, isFetching } = query;
  const listed = useGoodsQuery();
  const { data: listedGoods } = listed;
  // Channels are those of goods, so without these there are none to wait for.
  const missing = useMissingContent(goods === null && listedGoods === undefined ? listed : query);

  const regions = useMemo(
    () =>
      data === undefined || goods === null ? [] : launchableChannels(data, goods.price, platform),
    [data, goods, platform],
  );
  const shown = regions.find(({ region }) => region === selection.region) ?? regions[0];
  const channels = shown?.channels ?? noChannels;
  const shownRegion = shown?.region ?? null;
  const { showsOutOfRange } = services.config.brand;
  const outOfRange = useMemo(
    () =>
      showsOutOfRange === true && data !== undefined && goods !== null && shownRegion !== null
        ? outOfRangeChannels(data, { region: shownRegion, price: goods.price, platform })
        : noneOutOfRange,
    [showsOutOfRange, data, goods, shownRegion, platform],
  );
  const { channelKey: key, subChannelId } = selection;
  // The region the channel was chosen in, even if another one has to be shown, in which it is not chosen.
  const region = selection.region ?? shownRegion;
  const chosen =
    region === shownRegion ? (channels.find((one) => channelKey(one) === key) ?? null) : null;
  const earlier =
    key === null || goods === null
      ? null
      : { channelKey: key, subChannelId, region, price: goods.price, platform };

  return {
    missing: data === undefined ? missing : null,
    areGoodsGone: goods === null && listedGoods !== undefined,
    regions,
    region: shownRegion,
    channels,
    outOfRange,
    chosen,
    lost:
      isFetching || data === undefined || earlier === null
        ? null
        : // A channel without a launcher counts as gone, too.
          (lostReasonInList(data, earlier) ?? (chosen === null ? 'gone' : null)),
  };
}

/**
 * Returns a function that chooses a channel by its key, and its region with it where another one had been
 * chosen. A channel with sub-channels opens the sub-channel popup (spec §4); choosing the same channel again
 * keeps its chosen method.
 */
export function useChannelChoice({
  channels,
  chosen,
  region,
}: Pick<ChannelListState, 'channels' | 'chosen' | 'region'>): (key: string) => void {
  const dispatch = useShopDispatch();
  const selection = useShopSelector(selectSelection);
  const events = usePaymentEvents();
  return (key) => {
    const channel = channels.find((one) => channelKey(one) === key);
    if (channel === undefined) return;
    const subChannelId = channel === chosen ? selection.subChannelId : null;
    dispatch(
      selectionSlice.actions.channelChosen({
        ...{ channelKey: key, subChannelId },
        ...(selection.region !== null && { region }),
      }),
    );
    if (channel.sub_payment.length > 0) dispatch(popupStack.actions.opened('sub-channels'));
    else events.selected();
  };
}
