export { SubChannelPopup } from './sub-channel-popup';
export type { SubChannelOption, SubChannelPopupProps } from './sub-channel-popup-props';
