export type { PageParts, PrerenderedPage, PrerenderedPath } from './pages/prerendered-page';
export { type StorefrontApp, storefrontConfig } from './storefront-config';
