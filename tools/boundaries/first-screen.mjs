/**
 * Folders of packages/ui/src that the first screen is drawn with. A component that is shown before
 * anything has been pressed belongs here.
 */
export const firstScreen = [
  ...['app-header', 'bottom-nav', 'brand-style', 'button', 'footer', 'goods-grid', 'icon', 'link'],
  ...['list-state', 'notice', 'page', 'page-message', 'pay-bar', 'picture', 'price', 'skeleton'],
  ...['recipient-card', 'toast', 'visually-hidden'],
];
