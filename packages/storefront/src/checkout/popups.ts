import { lazyPopup } from '../popups';

/** The recharge popup. */
export const rechargePopup = lazyPopup(
  async () => (await import('./recharge-with-card')).RechargeWithCard,
);
/** The sub-channel popup. */
export const subChannelsPopup = lazyPopup(async () => (await import('./sub-channels')).SubChannels);
/** What is shown while nobody knows whether there is an order. */
export const unknownOutcomePopup = lazyPopup(
  async () => (await import('./unknown-outcome')).UnknownOutcome,
);
/** The question before a prepaid card is used. */
export const confirmCardPopup = lazyPopup(async () => (await import('./confirm-card')).ConfirmCard);
