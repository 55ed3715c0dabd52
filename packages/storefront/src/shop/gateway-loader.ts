import type { ShopConfig } from '@shop/brands';
import type { LoadedScript } from '@shop/payments';
import { type LoadScript, createScriptLoader } from '@shop/payments/script-loader';
import { startTimer } from '../browser';

let pageLoader: LoadScript | null = null;

/**
 * Loads the script of the brand's payment gateway (spec §7, Korean brand), once however often it is
 * asked for.
 */
export async function loadGateway(
  { brand, hosts }: ShopConfig,
  window: Window,
): Promise<LoadedScript> {
  const { gatewayScript } = brand;
  if (gatewayScript === undefined) return { kind: 'load-failed', reason: 'no-global' };
  pageLoader ??= createScriptLoader({
    document: window.document,
    globals: window,
    startTimer,
  });
  return pageLoader({ src: hosts.pay + gatewayScript.path, global: gatewayScript.global });
}
