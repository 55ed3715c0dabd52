import type { ChannelOption } from './recharge-popup-props';

/** Props of the list of channels, short or long. */
export interface ChannelListProps {
  channels: readonly ChannelOption[];
  /** Key of the chosen one. */
  chosen: string | null;
  onChoose: (key: string) => void;
}
