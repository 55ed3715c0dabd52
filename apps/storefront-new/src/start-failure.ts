import { watchStart } from '@shop/storefront-core/start-failure';

watchStart(window, { version: 'new', release: import.meta.env.SHOP_RELEASE });
