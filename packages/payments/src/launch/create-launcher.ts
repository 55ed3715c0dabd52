import type { ChannelId } from '../channels/channel-key';
import { type PayLink, checkPayLink } from '../links/pay-link';
import { providers } from '../providers';
import { providerOf } from '../providers/provider-of';
import type { LaunchContext } from './launch-context';
import { launchHostedCard } from './launch-hosted-card';
import { launchInWindow } from './launch-in-window';
import type { LaunchResult } from './launch-result';
import type { LauncherOptions } from './launcher-options';
import { type Order, paymentRequest } from './payment-request';

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

const notServed = { kind: 'refused', reason: 'channel-not-served' } as const;

async function present(context: LaunchContext): Promise<LaunchResult> {
  const { loadGateway = null, showHostedCard } = context.options;
  switch (context.request.provider.presentation) {
    case 'redirect':
      return launchInWindow(context, null);
    case 'hosted-card':
      return showHostedCard === undefined ? notServed : launchHostedCard(context, showHostedCard);
    case 'gateway-script':
      // On phones the gateway's script is not used (spec §7): the wallet's page opens its app.
      return launchInWindow(context, context.order.platform === 'web' ? loadGateway : null);
  }
}

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
  const { linkHosts = [] } = options;
  return {
    async launch(channel, order) {
      const request = paymentRequest(channel, order);
      if (request === null) return notServed;
      const hosts = [...request.provider.linkHosts, ...linkHosts];
      return present({ request, order, options, hosts });
    },
    payLink(url, paywayId) {
      const known = paywayId === undefined ? providers : [providerOf(paywayId)];
      return checkPayLink(url, [...known.flatMap((one) => one?.linkHosts ?? []), ...linkHosts]);
    },
  };
}
