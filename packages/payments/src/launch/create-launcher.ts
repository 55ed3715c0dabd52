import type { ChannelId } from '../channels/channel-key';
import { type PayLink, checkPayLink } from '../links/pay-link';
import { providers } from '../providers';
import type { Provider } from '../providers/provider';
import { providerOf } from '../providers/provider-of';
import type { LaunchResult } from './launch-result';
import type { LauncherOptions } from './launcher-options';
import { openPayWindow } from './pay-window';
import { type Order, paymentRequest } from './payment-request';
import { presentPayment } from './present-payment';
import { presenterOf } from './presenter-of';

/** Pays through channels. Made once per page by {@link createLauncher}. */
export interface Launcher {
  /**
   * Creates an order on a channel and presents its payment. Call it in the player's own gesture
   * (the click on "buy"), with nothing awaited before, or the browser blocks the pay window.
   *
   * Never rejects for a failure that has to be expected, and never says that the order is paid.
   */
  launch(channel: ChannelId, order: Order): Promise<LaunchResult>;
  /**
   * Checks the link of an order that exists, for instance of one that is still to be paid.
   *
   * @param paywayId - The channel it was created on; left out, any provider's hosts will do.
   * @returns The link, or null where it must not be followed.
   */
  payLink(url: string, paywayId?: string): PayLink | null;
}

function usesWindow({ presentation }: Provider): boolean {
  return presentation === 'redirect' || presentation === 'gateway-script';
}

const notServed = { kind: 'refused', reason: 'channel-not-served' } as const;

/**
 * Makes a launcher out of what the page can do.
 *
 * @example
 * const launcher = createLauncher({ createOrder, openWindow: () => window.open('', '_blank') });
 * buyButton.addEventListener('click', () => {
 *   void launcher.launch(channel, order).then(showResult);
 * });
 */
export function createLauncher(options: LauncherOptions): Launcher {
  const { linkHosts = [], openWindow, presenters = {} } = options;
  return {
    async launch(channel, order) {
      const request = paymentRequest(channel, order);
      if (request === null) return notServed;
      const { provider } = request;
      const presenter = presenterOf(provider.presentation, order.platform, presenters);
      if (presenter === null) return notServed;

      const hosts = [...provider.linkHosts, ...linkHosts];
      const payWindow = usesWindow(provider) ? openPayWindow(openWindow) : null;
      const result = await presentPayment({ request, order, options, hosts }, presenter, payWindow);
      // An empty window must not be left behind.
      if (result.kind !== 'redirect') payWindow?.close();
      return result;
    },
    payLink(url, paywayId) {
      const known = paywayId === undefined ? providers : [providerOf(paywayId)];
      return checkPayLink(url, [...known.flatMap((one) => one?.linkHosts ?? []), ...linkHosts]);
    },
  };
}
