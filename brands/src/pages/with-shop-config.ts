import type { ShopConfig } from '../shop-config';

/** Returns JSON for the inside of a `<script>`: nothing in it can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const configBlock = /(<script type="application\/json" id="shop-config">)[^<]*(<\/script>)/;

/**
 * Returns a page with a brand's data in its element `shop-config`: for the build, and for a server with
 * other hosts.
 */
export function withShopConfig(page: string, config: ShopConfig): string {
  return page.replace(
    configBlock,
    (_, open: string, close: string) => open + inlineJson(config) + close,
  );
}
