import type { PayWindow, Presenter } from '../launch/presenter';
import type { PayLink } from '../links/pay-link';
import type { LoadedScript } from './create-script-loader';

interface Gateway {
  /** Shows the payment in the given window, or in its own way if the window is null. */
  open(request: { paymentUrl: string; window: PayWindow | null }): void;
}

function isGateway(value: unknown): value is Gateway {
  if (typeof value !== 'object' || value === null || !('open' in value)) return false;
  return typeof value.open === 'function';
}

/** Passes a payment to a gateway's global. Returns false if the global is not a gateway, or throws. */
function openGateway(global: unknown, paymentUrl: PayLink, payWindow: PayWindow | null): boolean {
  if (!isGateway(global)) return false;
  try {
    global.open({ paymentUrl, window: payWindow });
    return true;
  } catch {
    return false;
  }
}

/**
 * Presents payments through the script of a payment gateway (spec §7, on non-mobile devices).
 *
 * @param load - Loads the script, usually with a loader of `createScriptLoader`.
 */
export function gatewayScript(load: () => Promise<LoadedScript>): Presenter {
  return async () => {
    const script = await load();
    if (script.kind === 'load-failed') return 'load-failed';
    return {
      show: (link, payWindow) =>
        openGateway(script.global, link, payWindow) ? 'opened' : 'load-failed',
    };
  };
}
