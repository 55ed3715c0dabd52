import type { Brand } from '../brand';
import { brands } from '../registry';
import { hostedConfig } from './hosted-config';
import { renderPage } from './render-page';

/** As much of Vite's plugin interface as is used here. */
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
 * Writes one page per brand, `<key>.html`, beside the app's own `index.html`, which is the template
 * and goes. Any static host can then serve a brand by its origin, without rendering anything.
 *
 * @param rootAttributes attributes of `<html>` that carry a brand's look
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
