export type { PageParts, PrerenderedPage, PrerenderedPath } from './pages/prerendered-page';
export { inlineScript } from './pages/inline-script';
export { type StorefrontApp, storefrontConfig } from './storefront-config';
