import type { ShopConfig } from '@shop/brands';
import * as v from 'valibot';

const shopConfig = v.custom<ShopConfig>(
  (input) => typeof input === 'object' && input !== null && 'brand' in input && 'hosts' in input,
);

/**
 * The brand's data as the page brought it along. It comes from our own build, which checked it by
 * the brand schema, so only the outermost shape is looked at here. Throws where there is none.
 */
export function readShopConfig(json: string): ShopConfig {
  const read = v.safeParse(shopConfig, JSON.parse(json));
  if (!read.success) throw new Error('The page does not say which brand it is of.');
  return read.output;
}
