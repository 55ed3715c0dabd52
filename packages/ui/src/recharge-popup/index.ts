export {
  type CardEntry,
  type ChannelOption,
  RechargePopup,
  type RechargePopupProps,
  type RegionOption,
} from './recharge-popup';
