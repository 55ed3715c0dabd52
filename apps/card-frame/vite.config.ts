import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A chunk of a provider's library is fetched by the frame of that provider and by no other.
    modulePreload: false,
  },
});
