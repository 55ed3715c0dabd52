import { watchStart } from '@shop/storefront-core/start-failure';
import { build } from './build';

watchStart(window, build);
