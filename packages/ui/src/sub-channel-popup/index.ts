export type { SubChannelOption, SubChannelPopupProps } from './sub-channel-popup-props';
