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

/** Returns JSON for the inside of a `<script>`: nothing in it can end the element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const configBlock = /(<script type="application\/json" id="shop-config">)[^<]*(<\/script>)/;

/** Returns a rendered page with another configuration, for a server with other hosts. */
export function withShopConfig(page: string, config: ShopConfig): string {
  return page.replace(
    configBlock,
    (_, open: string, close: string) => open + inlineJson(config) + close,
  );
}

/**
 * Returns the page of one brand: the app's template with title, colour, language and theme, and with
 * the brand's data inlined, so that they need no request of their own.
 *
 * @param rootAttributes attributes of `<html>` for the brand's theme, by name
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
    .replaceAll('%BRAND_COLOUR%', () => escapeHtml(brand.theme.colour))
    .replaceAll('%BRAND_LANGUAGE%', () => escapeHtml(brand.languages[0] ?? 'en'))
    .replaceAll('data-theme=""', () => attributes);
  return withShopConfig(filled, config);
}
