import { oldBrowsers } from '@shop/storefront-build/old-browsers';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [oldBrowsers()],
  build: {
    assetsInlineLimit: 0,
    // A chunk of a provider's library is fetched by the frame of that provider and by no other.
    modulePreload: false,
  },
});
