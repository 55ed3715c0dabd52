import { brandPages } from '@shop/brands/vite';
import { brandAttributes, brandStyle } from '@shop/ui/brand-style';
import react from '@vitejs/plugin-react';
import { type InlineConfig, defineConfig } from 'vite';
import { firstScreenModules } from './build/first-screen-modules';
import { laterCopy } from './build/later-copy';
import { languageChunkName } from './build/language-chunk-name';
import { plainDynamicImports } from './build/plain-dynamic-imports';

const shared: InlineConfig = {
  plugins: [
    react(),
    plainDynamicImports(),
    brandPages(({ theme }) => ({
      ...brandAttributes(theme),
      style: Object.entries(brandStyle(theme))
        .map(([name, value]) => `${name}:${value}`)
        .join(';'),
    })),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One style sheet for page and popups: it is small, and a popup never waits for its own.
    cssCodeSplit: false,
    modulePreload: false,
    // Reading a property has no effect in any library we use; without this, unused classes stay.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
};

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return shared;
  const first = await firstScreenModules(shared);
  const groups = [{ name: 'first-screen', test: (id: string) => first.has(id) }];
  return {
    ...shared,
    plugins: [shared.plugins, laterCopy('valibot', first)],
    build: {
      ...shared.build,
      rolldownOptions: {
        ...shared.build?.rolldownOptions,
        output: { codeSplitting: { groups }, chunkFileNames: languageChunkName },
      },
    },
  };
});
