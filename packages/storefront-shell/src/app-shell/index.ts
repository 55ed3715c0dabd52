export type { AppPage } from '@shop/storefront/router';
export { AppShell, type AppShellProps, laterPage, laterPageWithoutStyles } from './app-shell';
export { ShopLink } from './shop-link';
export { type PageOnDemand, prerenderedPage } from './prerendered-page';
export { FetchedAhead } from './fetched-ahead';
