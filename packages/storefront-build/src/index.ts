export type { PageParts, PrerenderedPage } from './pages/prerendered-page';
export { storefrontConfig } from './storefront-config';
