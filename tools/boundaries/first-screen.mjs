/**
 * Folders of packages/ui/src that the first screen renders. A component that is shown before the
 * first interaction belongs here.
 */
export const firstScreen = [
  ...['app-header', 'bottom-nav', 'brand-style', 'button', 'footer', 'goods-grid', 'icon', 'link'],
  ...['list-state', 'notice', 'page', 'page-message', 'pay-bar', 'picture', 'price', 'skeleton'],
  ...['recipient-card', 'toast', 'visually-hidden'],
];
