export {
  type CardMode,
  type ChannelOption,
  RechargePopup,
  type RechargePopupProps,
  type RegionOption,
} from './recharge-popup';
