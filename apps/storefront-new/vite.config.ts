import { brandPages } from '@shop/brands/vite';
import { brandAttributes, brandStyle } from '@shop/ui/brand-style';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    brandPages(({ look }) => ({
      ...brandAttributes(look),
      style: Object.entries(brandStyle(look))
        .map(([name, value]) => `${name}:${value}`)
        .join(';'),
    })),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
