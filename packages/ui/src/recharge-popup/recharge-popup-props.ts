import type { ReactNode } from 'react';
import type { ListState } from '../list-state';
import type { PopupProps } from '../sheet';

/** A payment channel as a row. */
export interface ChannelOption {
  /** `channelKey` of the channel. */
  key: string;
  name: string;
  icon: string;
  /** In the player's language; may be empty. */
  description: string;
  /** Opens the sub-channel popup instead of being chosen itself (spec §4). */
  hasSubChannels: boolean;
  /** Name of the chosen sub-channel when this channel is the chosen one. */
  chosenSubChannel?: string | undefined;
  /** A warning such as "slow today"; the channel stays usable. */
  note?: string | undefined;
}

/** A payment region, named in the player's language. */
export interface RegionOption {
  code: string;
  name: string;
}

/** A refusal or hint in the popup, where it arose. */
export interface RechargeMessage {
  tone: 'error' | 'info';
  text: string;
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Card mode (spec §4): the form stands where the channels were. */
export interface CardMode {
  /** `exchange` for goods that are had for a card alone: they have no price (spec §2). */
  readonly purpose: 'exchange' | 'buy';
  /** A `CardForm`; it comes from outside, so that most players never fetch it. */
  readonly form: ReactNode;
  /** Number and password are both non-empty. */
  readonly isComplete: boolean;
  readonly onBack: () => void;
}

/** Props of {@link RechargePopup} (spec §2). All texts come formatted. */
export interface RechargePopupProps extends PopupProps {
  /** Who gets the goods: the last place to see a mistake. */
  recipient: {
    readonly role: string;
    readonly server: string;
    readonly game: string;
    readonly picture: string;
  };
  /** Regions with at least one usable channel; the selector shows with more than one. */
  regions: readonly RegionOption[];
  region: string | null;
  onRegionChange: (code: string) => void;
  /** Channels of the region, sorted; an empty list offers the other regions as buttons. */
  channels: ListState<ChannelOption>;
  chosenChannel: string | null;
  /** For a channel with sub-channels the owner opens the sub-channel popup. */
  onChannelChoose: (key: string) => void;
  detail: {
    readonly goods: string;
    readonly server: string;
    readonly role: string;
    /** Only where the game has areas (spec §2). */
    readonly area?: string | undefined;
    readonly points?: string | undefined;
  };
  /** Null while it is worked out anew: an old price is never left standing. */
  price: { readonly amount: string; readonly original?: string | null | undefined } | null;
  /** A coupon row; VIP version only. */
  coupon?: ReactNode;
  /** Present in card mode. */
  card?: CardMode | undefined;
  message?: RechargeMessage | null | undefined;
  /** An order is being created. */
  busy: boolean;
  /** What the busy button says, for instance "Opening PayPal…". */
  busyLabel?: string | undefined;
  /**
   * Enabled when a channel is chosen, or when the only channel has sub-channels, which the owner
   * then opens (spec §4).
   */
  onBuy: () => void;
}
