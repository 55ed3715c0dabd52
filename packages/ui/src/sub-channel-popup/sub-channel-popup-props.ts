import type { PopupProps } from '../sheet';

/** A method below a channel. */
export interface SubChannelOption {
  /** The sub-channel's `channel_id`. */
  key: string;
  name: string;
  icon: string;
}

/** Props of {@link SubChannelPopup}. */
export interface SubChannelPopupProps extends PopupProps {
  /** Name of the channel above; it is the title. */
  channelName: string;
  items: readonly SubChannelOption[];
  chosen: string | null;
  onChoose: (key: string) => void;
}
