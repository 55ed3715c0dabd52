export { FooterBelowOrders } from './footer-below-orders';
export {
  LazyGameBand,
  LazyGiftLine,
  LazyGiftMark,
  LazyPhoneButton,
  ShopNotices,
  ShopPopups,
  useIdlePage,
  useOverlays,
} from './shop-popups';
export { ShopFooter } from './shop-footer';
export { mountShop } from './mount-shop';
export { type PrerenderedTexts, besideRoot, prerenderedShop } from './prerendered-shop';
export { type StartedShop, startShop } from './start-shop';
