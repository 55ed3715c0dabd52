import { mountShop } from '@shop/storefront/shop';
import { App } from './app';
import { entryPath, routes } from './routes';

const { history, location } = window;
history.replaceState(history.state, '', entryPath(location.pathname) + location.search);

/** Rejects if the shop cannot start. */
export const started = mountShop(
  window,
  App,
  { home: routes.selectGoods, notArea: routes.notArea },
  'new',
);
