export { RechargePopup } from './recharge-popup';
export type {
  CardMode,
  ChannelOption,
  RechargeMessage,
  RechargePopupProps,
  RegionOption,
} from './recharge-popup-props';
