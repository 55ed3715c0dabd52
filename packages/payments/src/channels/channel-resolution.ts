import type { Channel, SubChannel } from '@shop/contract';
import type { PriceRange } from './price-range';

/** It can be paid through. */
export interface ChannelOffered {
  readonly kind: 'offered';
  readonly channel: Channel | SubChannel;
  /** The channel that a sub-channel belongs to; null for a channel itself. */
  readonly parent: Channel | null;
}

/** No region has such a key. */
export interface ChannelMissing {
  readonly kind: 'missing';
}

/** The region has no such key. */
export interface ChannelInOtherRegion {
  readonly kind: 'other-region';
  /** Those that offer it now; none where it is elsewhere, and not offered there either. */
  readonly regions: readonly string[];
}

/** The price is outside its limits, or outside those of its parent. */
export interface ChannelOutOfRange {
  readonly kind: 'out-of-range';
  /** The limits that the price does not keep, in major units. */
  readonly limits: PriceRange;
}

/** It is in the region, and something that no other price changes keeps it from being offered. */
export interface ChannelNotOffered {
  readonly kind:
    /** It, or its parent, has no icon. */
    | 'no-icon'
    /** It, or its parent, is hidden on the platform. */
    | 'not-on-platform'
    /** None of its sub-channels is usable at the price on the platform. */
    | 'no-usable-sub-channel'
    /** Nothing in this package pays through it; see `canLaunch`. */
    | 'not-served';
}

/** Whether a channel is offered, or the first reason why it is not, in the order of spec §5. */
export type ChannelResolution =
  ChannelOffered | ChannelMissing | ChannelInOtherRegion | ChannelOutOfRange | ChannelNotOffered;
