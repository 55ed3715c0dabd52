import type { Brand } from '../brand';
import { brands } from '../registry';
import { hostedConfig } from './hosted-config';
import { renderPage } from './render-page';

/** The part of Vite's plugin interface that is used here. */
interface BrandPagesPlugin {
  readonly name: string;
  readonly enforce: 'post';
  readonly generateBundle: (
    this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown },
    options: unknown,
    bundle: Record<string, { fileName: string; source?: string | Uint8Array }>,
  ) => void;
}

/**
 * Returns a plugin that writes one page per brand, `<key>.html`, and removes the app's `index.html`,
 * which is their template. Any static host can then serve a brand by its origin without rendering.
 *
 * @param rootAttributes returns the attributes of `<html>` for a brand's theme
 */
export function brandPages(
  rootAttributes: (brand: Brand) => Readonly<Record<string, string>>,
): BrandPagesPlugin {
  return {
    name: 'brand-pages',
    enforce: 'post',
    generateBundle(_, bundle) {
      const template = bundle['index.html'];
      if (typeof template?.source !== 'string')
        throw new Error('The app has no index.html to fill in.');
      for (const brand of brands) {
        const source = renderPage(
          template.source,
          hostedConfig(brand, 'production'),
          rootAttributes(brand),
        );
        this.emitFile({ type: 'asset', fileName: `${brand.key}.html`, source });
      }
      delete bundle['index.html'];
    },
  };
}
