import type { ShopConfig } from '@shop/brands';
import type { Preparation } from '@shop/payments';
import { type LoadScript, createScriptLoader, gatewayScript } from '@shop/payments/gateway-script';

let pageLoader: LoadScript | null = null;

/**
 * Presents payments through the script of the brand's payment gateway (spec §7, Korean brand). The
 * script is loaded once.
 */
export async function presentGateway(
  { brand, hosts }: ShopConfig,
  window: Window,
): Promise<Preparation> {
  return gatewayScript(async () => {
    const source = brand.gatewayScript;
    if (source === undefined) return { kind: 'load-failed', reason: 'no-global' };
    pageLoader ??= createScriptLoader(window);
    return pageLoader({ src: hosts.pay + source.path, global: source.global });
  })();
}
