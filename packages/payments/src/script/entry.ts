import { channelList, login, orderInfo, paymentCalls } from '@shop/contract';

// The build makes one file of this for a page without modules, with the global `ShopPayments`.
export { formatMoney, obfuscateCredential, readAnswer } from '@shop/contract';
export { canLaunch } from '../channels/can-launch';
export { listChannels } from '../channels/list-channels';
export { checkoutBrowser } from '../checkout/checkout-browser';
export { createCheckout } from '../checkout/create-checkout';
export { channelKind } from '../kinds/channel-kind';
export { groupByKind } from '../kinds/group-by-kind';
export { isAppBrowser } from '../launch/app-browser';

/** The calls of a page that sells. All others of the contract would double the reader of their answers. */
export const calls = { ...paymentCalls, channelList, login, orderInfo };
