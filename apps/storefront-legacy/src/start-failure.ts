import { watchStart } from '@shop/storefront-core/start-failure';

watchStart(window, 'legacy');
