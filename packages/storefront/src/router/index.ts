export { type AppPage, Pages, ShopRouter, useShownPage } from './shop-router';
