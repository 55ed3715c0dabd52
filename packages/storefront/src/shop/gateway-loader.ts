import type { ShopConfig } from '@shop/brands';
import type { LoadedScript } from '@shop/payments';

/**
 * How the brand's payment gateway is loaded, where it has one (spec §7, Korean brand). The loader's
 * code comes with it, so that no other brand carries it.
 */
export function gatewayLoader(
  { brand, hosts }: ShopConfig,
  window: Window,
): (() => Promise<LoadedScript>) | undefined {
  const { gatewayScript } = brand;
  if (gatewayScript === undefined) return undefined;
  return async () => {
    const { createScriptLoader } = await import('@shop/payments/script-loader');
    const load = createScriptLoader({
      document: window.document,
      globals: window,
      startTimer: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => {
          clearTimeout(timer);
        };
      },
    });
    return load({ src: hosts.pay + gatewayScript.path, global: gatewayScript.global });
  };
}
