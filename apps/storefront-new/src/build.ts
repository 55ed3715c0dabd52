import type { AppBuild } from '@shop/storefront-core/services';
import { version } from '../package.json';

/** What reports and metrics say of this build. */
export const build: AppBuild = { version: 'new', release: 'storefront-new@' + version };
