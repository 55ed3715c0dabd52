import { watchStart } from '@shop/storefront-core/start-failure';

watchStart(window, { version: 'legacy', release: import.meta.env.SHOP_RELEASE });
