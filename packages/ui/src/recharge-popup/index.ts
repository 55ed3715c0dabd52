export {
  type CardEntry,
  type ChannelGroup,
  type ChannelOption,
  RechargePopup,
  type RechargePopupProps,
  type RegionOption,
} from './recharge-popup';
