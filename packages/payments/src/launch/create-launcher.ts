import type { OrderAnswer } from '@shop/contract';
import type { ChannelId } from '../channels/channel-key';
import { type PayLink, checkPayLink } from '../links/pay-link';
import { providerOf, providers } from '../providers';
import type { OrderCallName, Provider } from '../providers/provider';
import type { LaunchResult } from './launch-result';
import { type Order, type PaymentCallParams, orderRequest } from './order-request';
import { presentPayment } from './present-payment';
import { type PayWindow, type Presenters, presenterOf } from './presenter';

/**
 * Opens the window for a payment, empty. It has to be done in the player's own gesture, before
 * anything is awaited: browsers block a window that comes some seconds after a tap, and creating an
 * order may take 38.
 *
 * The window's `opener` is cut at once and by hand. The `noopener` feature would do the same but
 * give no handle, and without one the window could not be sent to the link later.
 *
 * @returns Null where the browser blocks it, or there are no windows, as in some game clients.
 */
function openPayWindow(open: () => PayWindow | null): PayWindow | null {
  try {
    const payWindow = open();
    if (payWindow !== null) payWindow.opener = null;
    return payWindow;
  } catch {
    return null;
  }
}

/** Creates an order. A promise that rejects is taken as `unknown`: the server may have done it. */
export type CreateOrder = (call: OrderCallName, params: PaymentCallParams) => Promise<OrderAnswer>;

/** What the launcher is made of. It reads no globals, so each way out of it is given here. */
export interface LauncherOptions {
  readonly createOrder: CreateOrder;
  /** Opens an empty window, `() => window.open('', '_blank')`; null where it is blocked. */
  readonly openWindow: () => PayWindow | null;
  /** Hosts of this environment besides those of the providers' files: cashier, cards, sandbox. */
  readonly linkHosts?: readonly string[];
  /**
   * Ways to present that not every shop needs: `hostedCard`, `gatewayScript` and `inGameCard` of the
   * entries named like them. Without one its channels are refused, except those of a gateway's
   * script, which open their page instead. Import them when they are asked for.
   */
  readonly presenters?: Presenters;
}

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
      const request = orderRequest(channel, order);
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
