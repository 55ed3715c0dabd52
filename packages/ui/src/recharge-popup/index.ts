export { RechargePopup } from './recharge-popup';
export type {
  CardMode,
  ChannelOption,
  RechargePopupProps,
  RegionOption,
} from './recharge-popup-props';
