export {
  type SubChannelOption,
  SubChannelPopup,
  type SubChannelPopupProps,
} from './sub-channel-popup';
