import type { OrderAnswer } from '@shop/contract';
import type { ChannelId } from '../channels/channel-key';
import { type PayLink, checkPayLink } from '../links/pay-link';
import { providerOf, providers } from '../providers';
import type { OrderCallName, Presentation } from '../providers/provider';
import type { LaunchResult } from './launch-result';
import { orElse } from './or-else';
import { type PlacedOrder, pruneAndCheck, notServed, placeOrder } from './place-order';
import { type Order, type PaymentCallParams, orderRequest } from './order-request';
import {
  type PayWindow,
  type Prepared,
  type Presenters,
  type ShowOutcome,
  presenterOf,
} from './presenter';

/**
 * Opens an empty window for a payment without an opener. Call it synchronously in the handler of the player's click:
 * browsers block a window that opens some seconds later, and creating an order may take 38 seconds.
 *
 * Clears the window's `opener`. The `noopener` feature would do this too, but `window.open` then returns
 * no handle with which to open the link later.
 *
 * @returns Null if the browser blocks the window, or has no windows, as in some game clients; it may throw as well.
 */
function openSevered(open: LauncherOptions['openWindow']): ReturnType<typeof open> {
  const payWindow = open();
  if (payWindow !== null && 'opener' in payWindow) payWindow.opener = null;
  return payWindow;
}

/** Creates an order. A rejection counts as `unknown`: the back end may have created the order. */
export type CreateOrder = (call: OrderCallName, params: PaymentCallParams) => Promise<OrderAnswer>;

/** The options of {@link createLauncher}. The launcher reads no globals. */
export interface LauncherOptions {
  readonly createOrder: CreateOrder;
  /**
   * Opens an empty window, `() => openPayWindow(window)`; null if the browser opens none. A promise delays the order:
   * no window can be opened by then.
   */
  readonly openWindow: () => PayWindow | null | Promise<null>;
  /** Hosts of this environment, such as cashier, cards or sandbox, in addition to the providers' hosts. */
  readonly linkHosts?: readonly string[];
  /**
   * Optional presenters: `hostedCard`, `gatewayScript` and `inGameCard` from the entries of the same
   * names. Channels without their presenter are refused, except those of the gateway's script, which
   * open their page instead. Import a presenter when it is first called.
   */
  readonly presenters?: Presenters;
}

/** Launches payments. Create one per page with {@link createLauncher}. */
export interface Launcher {
  /**
   * Creates an order on a channel and presents its payment. Call it synchronously in the handler of
   * the player's click on "buy"; otherwise the browser blocks the pay window.
   *
   * No text of the order may be empty: leave out what there is not.
   *
   * Does not reject for expected failures. No result means that the order is paid.
   */
  launch(channel: ChannelId, order: Order): Promise<LaunchResult>;
  /**
   * Checks the link of an existing order, for instance of an unpaid one.
   *
   * @param paywayId - The channel of the order. If omitted, the hosts of all providers are allowed.
   * @returns The link, or null if it must not be followed.
   */
  payLink(url: string, paywayId?: string): PayLink | null;
}

/** How the payment of an order is shown. */
interface OrderShowing extends Pick<Prepared, 'show'> {
  readonly presentation: Presentation;
  readonly payWindow: PayWindow | null;
  /** Hosts of allowed links: the provider's and the environment's. */
  readonly hosts: readonly string[];
}

async function showOrder(
  { billingNo, url, repeated }: PlacedOrder,
  { presentation, show, payWindow, hosts }: OrderShowing,
): Promise<LaunchResult> {
  // Empty, or null from code without types. An earlier order without a link is settled, so that no card is entered for it.
  const hasNothingToOpen = !url && (repeated || presentation !== 'hosted-card');
  if (show === null || hasNothingToOpen) return { kind: 'pending', billingNo, repeated };

  const link = checkPayLink(url, hosts);
  if (link === null) return { kind: 'refused', reason: 'invalid-link', billingNo };
  // A window that was closed while it was empty cannot show the payment.
  const target = payWindow?.closed ? null : payWindow;
  const outcome = await orElse<ShowOutcome>(() => show(link, target), 'load-failed');
  switch (outcome) {
    case 'opened':
      return { kind: 'redirect', billingNo, link, isOpen: target !== null, repeated };
    // Card fields that report `done` do not prove a payment (spec §4); only the order does.
    case 'done':
      return { kind: 'pending', billingNo, repeated };
    case 'cancelled':
      return { kind: outcome, billingNo };
    case 'load-failed':
      return { kind: outcome, part: presentation, billingNo };
  }
}

/**
 * Creates a launcher.
 *
 * @example
 * const launcher = createLauncher({ createOrder, openWindow: () => openPayWindow(window) });
 * buyButton.addEventListener('click', () => {
 *   void launcher.launch(channel, order).then(showResult);
 * });
 */
export function createLauncher(options: LauncherOptions): Launcher {
  const { linkHosts = [], openWindow, presenters = {} } = options;
  return {
    async launch(channel, { ...order }) {
      const refused = pruneAndCheck(order);
      if (refused !== null) return refused;
      const request = orderRequest(channel, order);
      if (request === null) return notServed;
      const { provider } = request;
      const { presentation } = provider;
      const presenter = presenterOf(presentation, order.platform, presenters);
      if (presenter === null) return notServed;

      const payWindow = ['redirect', 'gateway-script'].includes(presentation)
        ? await orElse<PayWindow | null>(() => openSevered(openWindow), null)
        : null;
      const hosts = [...provider.linkHosts, ...linkHosts];
      const result = await placeOrder(
        presentation,
        presenter,
        async (added) =>
          options.createOrder(request.call, { ...order, ...request.params, ...added }),
        async (placed, show) => showOrder(placed, { presentation, show, payWindow, hosts }),
      );
      // Without a redirect the window is still empty.
      if (result.kind !== 'redirect') payWindow?.close();
      return result;
    },
    payLink(url, paywayId) {
      const known = paywayId === undefined ? providers : [providerOf(paywayId)];
      return checkPayLink(url, [...known.flatMap((one) => one?.linkHosts ?? []), ...linkHosts]);
    },
  };
}
