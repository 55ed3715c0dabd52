import type { Fetch } from '../transport/fetch-attempt';
import type { FakeTime } from './fake-time';
import type { HostState } from './host-states';

/** A received request. */
export interface Received {
  /** Scheme, name and port. */
  readonly host: string;
  readonly url: URL;
  /** Milliseconds on the fake clock. */
  readonly at: number;
  readonly init: RequestInit;
}

/** A network whose hosts change their state with each request; the last state stays. */
export class Network {
  readonly received: Received[] = [];
  readonly #time: FakeTime;
  readonly #states: Map<string, HostState[]>;

  constructor(time: FakeTime, states: Readonly<Record<string, readonly HostState[]>>) {
    this.#time = time;
    this.#states = new Map(Object.entries(states).map(([host, all]) => [host, [...all]]));
  }

  readonly fetch: Fetch = async (address, init) => {
    const url = new URL(address);
    const host = url.origin;
    this.received.push({ host, url, at: this.#time.now(), init });
    const states = this.#states.get(host) ?? [];
    const state = states.length > 1 ? states.shift() : states[0];
    const { signal } = init;
    if (state === undefined || signal === null || signal === undefined)
      throw new Error(`There is no state for ${address}`);
    return state(this.#time, signal, init);
  };
}
