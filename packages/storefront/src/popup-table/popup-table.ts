import { Recharge } from '../checkout/recharge';
import { type PopupTable, lazyPopup } from '../popups';

/**
 * Every popup of the shop, each loaded on its own, but for the payment: its code is in the file of this table. A
 * new one needs a container file and an entry here.
 */
export const popupTable: PopupTable = {
  'account-changed': lazyPopup(
    async () => (await import('../sign-in/account-changed')).AccountChanged,
  ),
  'account-menu': lazyPopup(async () => (await import('../account/account-menu')).AccountMenu),
  'card-fields': lazyPopup(async () => (await import('../checkout/card-fields')).CardFields),
  'confirm-card': lazyPopup(async () => (await import('../checkout/confirm-card')).ConfirmCard),
  'coupon-claim': lazyPopup(async () => (await import('../coupons/claim-coupons')).ClaimCoupons),
  'coupon-consume': lazyPopup(
    async () => (await import('../coupons/consume-coupon')).ConsumeCoupon,
  ),
  coupons: lazyPopup(async () => (await import('../coupons/pick-coupon')).PickCoupon),
  games: lazyPopup(async () => (await import('../selection/game-list')).GameList),
  inquiry: lazyPopup(async () => (await import('../footer/inquiry')).Inquiry),
  languages: lazyPopup(async () => (await import('../language/language-list')).LanguageList),
  'legal-notice': lazyPopup(async () => (await import('../footer/legal-notice')).LegalNotice),
  'linked-account': lazyPopup(
    async () => (await import('../sign-in/linked-account')).LinkedAccount,
  ),
  'linked-character': lazyPopup(
    async () => (await import('../selection/linked-character')).LinkedCharacter,
  ),
  login: lazyPopup(async () => (await import('../sign-in/login')).Login),
  orders: lazyPopup(async () => (await import('../account/orders')).Orders),
  phone: lazyPopup(async () => (await import('../phone/continue-on-phone')).ContinueOnPhone),
  'real-name': lazyPopup(async () => (await import('../real-name/ask-for-proof')).AskForProof),
  recharge: { load: () => Promise.resolve(Recharge), preload: () => undefined },
  result: lazyPopup(async () => (await import('../result/result')).Result),
  roles: lazyPopup(async () => (await import('../selection/role-list')).RoleList),
  servers: lazyPopup(async () => (await import('../selection/server-list')).ServerList),
  'sign-out': lazyPopup(async () => (await import('../sign-in/sign-out')).SignOut),
  'sub-channels': lazyPopup(async () => (await import('../checkout/sub-channels')).SubChannels),
  'switch-account': lazyPopup(
    async () => (await import('../sign-in/switch-account')).SwitchAccount,
  ),
  'unknown-outcome': lazyPopup(
    async () => (await import('../checkout/unknown-outcome')).UnknownOutcome,
  ),
};
