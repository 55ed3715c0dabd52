export { RechargePopup } from './recharge-popup';
export type {
  ChannelOption,
  RechargeMessage,
  RechargePopupProps,
  RegionOption,
} from './recharge-popup-props';
