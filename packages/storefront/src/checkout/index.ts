export { PaySection } from './pay-section';
export { rechargePopup, subChannelsPopup, unknownOutcomePopup } from './popups';
