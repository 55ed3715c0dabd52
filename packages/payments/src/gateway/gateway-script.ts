import type { Presenter } from '../launch/presenter';
import type { LoadedScript } from './loaded-script';
import { openGateway } from './open-gateway';

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
