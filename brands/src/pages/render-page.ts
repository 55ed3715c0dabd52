import type { ShopConfig } from '../shop-config';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** JSON that may stand inside a `<script>`: nothing in it can end the element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const configBlock = /(<script type="application\/json" id="shop-config">)[^<]*(<\/script>)/;

/** Puts another configuration into a rendered page, as a server does that serves it elsewhere. */
export function withShopConfig(page: string, config: ShopConfig): string {
  return page.replace(
    configBlock,
    (_, open: string, close: string) => open + inlineJson(config) + close,
  );
}

/**
 * The page of one brand: title, theme colour, language and look filled into the app's template, and
 * the brand's data inlined, so that the first request already brings all of it.
 *
 * @param rootAttributes attributes of `<html>` that carry the look, by name
 */
export function renderPage(
  template: string,
  config: ShopConfig,
  rootAttributes: Readonly<Record<string, string>>,
): string {
  const { brand } = config;
  const attributes = Object.entries(rootAttributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
  const filled = template
    .replaceAll('%BRAND_TITLE%', () => escapeHtml(brand.title))
    .replaceAll('%BRAND_COLOUR%', () => escapeHtml(brand.look.colour))
    .replaceAll('%BRAND_LANGUAGE%', () => escapeHtml(brand.languages[0] ?? 'en'))
    .replaceAll('data-look=""', () => attributes);
  return withShopConfig(filled, config);
}
