import * as v from 'valibot';
import { type SampleCard, readShopFixtures } from './purchase-paths';

const storedOrders = v.object({
  orders: v.array(
    v.object({
      billing_no: v.string(),
      status: v.picklist(['pending', 'success', 'fail']),
      product_id: v.string(),
      price: v.number(),
      payway_id: v.string(),
    }),
  ),
});

const loggedRequests = v.object({
  requests: v.array(
    v.object({ host: v.string(), path: v.string(), query: v.record(v.string(), v.string()) }),
  ),
});

const receivedEvents = v.object({
  events: v.array(v.object({ path: v.string(), origin: v.string(), body: v.unknown() })),
});

/** An event or error report that the tracking host received. */
export type ReceivedEvent = v.InferOutput<typeof receivedEvents>['events'][number];

/** A call as the sandbox received it; secrets are masked. */
export type LoggedRequest = v.InferOutput<typeof loggedRequests>['requests'][number];

/** An order as the sandbox has stored it. */
export type StoredOrder = v.InferOutput<typeof storedOrders>['orders'][number];

/** The sandbox's control calls, made outside of the browser. */
export interface Control {
  /** Restores the seed: no orders and no sign-ins. */
  readonly reset: () => Promise<void>;
  readonly orders: () => Promise<readonly StoredOrder[]>;
  /** The calls since the reset, to one path or to all. */
  readonly requests: (path?: string) => Promise<readonly LoggedRequest[]>;
  /** The events since the reset, the latest first. */
  readonly events: () => Promise<readonly ReceivedEvent[]>;
  /** The reports about violations of the shop's security policy since the reset. */
  readonly policyReports: () => Promise<readonly ReceivedEvent[]>;
  /** Finds a prepaid card of the seed. */
  readonly prepaidCard: (is: Pick<SampleCard, 'gp_id' | 'value' | 'state'>) => Promise<SampleCard>;
  readonly settle: (
    billingNo: string,
    status: 'success' | 'fail' | 'expired' | 'late-success',
  ) => Promise<void>;
  readonly fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Moves the sandbox's clock forward. */
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** Sets the sandbox's clock, in ISO 8601. */
  readonly setClock: (now: string) => Promise<void>;
}

/** Creates the control calls of the sandbox on a port. */
export function controlOf(port: number): Control {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`http://127.0.0.1:${String(port)}/sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : json),
    });
    if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${String(response.status)}`);
    return response.json();
  };
  const events = async (): Promise<readonly ReceivedEvent[]> =>
    v.parse(receivedEvents, await call('GET', 'events')).events;
  return {
    reset: async () => {
      await call('POST', 'reset');
    },
    orders: async () => v.parse(storedOrders, await call('GET', 'orders')).orders,
    requests: async (path) => {
      const { requests } = v.parse(loggedRequests, await call('GET', 'requests'));
      return requests.filter((request) => path === undefined || request.path === path);
    },
    events,
    policyReports: async () => (await events()).filter(({ path }) => path === '/csp-report'),
    prepaidCard: async ({ gp_id, value, state }) => {
      const { prepaid_cards: cards } = await readShopFixtures(port);
      const card = cards.find(
        (one) => one.gp_id === gp_id && one.value === value && one.state === state,
      );
      if (card === undefined) throw new Error(`The seed has no ${state} card of ${String(value)}.`);
      return card;
    },
    settle: async (billingNo, status) => {
      await call('POST', `orders/${billingNo}/settle`, { status });
    },
    fault: async (fault) => {
      await call('POST', 'faults', fault);
    },
    clearFaults: async () => {
      await call('DELETE', 'faults');
    },
    advanceClock: async (seconds) => {
      await call('POST', 'clock', { advance_s: seconds });
    },
    setClock: async (now) => {
      await call('POST', 'clock', { now });
    },
  };
}
