import type { RememberedHost } from '../../transport/host-choice';
import { type Transport, createTransport } from '../../transport/create-transport';
import type { ShopEvent } from '../../transport/shop-event';
import type { FakeTime } from '../fake-time';
import { ok } from '../host-states';
import { type FaultCase, hostLetters } from './fault-case';
import { kindRules } from './kind-rules';
import { OrderStore } from './order-store';

/** One request as it arrived. */
interface Arrived {
  /** Index of the host, -1 for a host that is not in the list. */
  readonly host: number;
  readonly address: string;
  /** Milliseconds on the fake clock. */
  readonly at: number;
}

const addressOf = (letter: string): string => `http://${letter}.test`;

/** The player's token in every case. */
export const playerToken = 't0ken-of-the-player';

/** The network, the back ends and the page around one call. */
export class SimulatedEnvironment {
  readonly arrived: Arrived[] = [];
  readonly events: ShopEvent[] = [];
  readonly transport: Transport;
  readonly stores: readonly OrderStore[];
  readonly #faultCase: FaultCase;
  readonly #time: FakeTime;
  remembered: RememberedHost | null = null;

  constructor(faultCase: FaultCase, time: FakeTime) {
    this.#faultCase = faultCase;
    this.#time = time;
    const honoursIdempotencyKey = faultCase.kind !== 'create without a key';
    const hosts = hostLetters.slice(0, faultCase.hosts).map(addressOf);
    const stores = hosts.map(() => new OrderStore(honoursIdempotencyKey));
    this.stores = faultCase.sameBackend
      ? stores.map(() => stores[0] ?? new OrderStore(false))
      : stores;
    if (faultCase.remembered !== null)
      this.remembered = { host: addressOf(hostLetters[faultCase.remembered] ?? ''), savedAt: 0 };
    this.transport = createTransport({
      hosts,
      backEnd: { sameBackend: faultCase.sameBackend, honoursIdempotencyKey },
      fetch: this.#fetch,
      clock: time,
      hostMemory: {
        read: () => this.remembered,
        write: (remembered) => {
          this.remembered = remembered;
        },
        clear: () => {
          this.remembered = null;
        },
      },
      language: () => 'en',
      token: () => playerToken,
      onEvent: (event) => this.events.push(event),
    });
  }

  /** Order numbers of all back ends. */
  get orders(): readonly string[] {
    return [...new Set(this.stores)].flatMap(({ orders }) => orders);
  }

  readonly #fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const host = hostLetters.findIndex((letter) => address.startsWith(`${addressOf(letter)}/`));
    this.arrived.push({ host, address, at: this.#time.now() });
    if (host < 0 || host >= this.#faultCase.hosts)
      throw new Error(`A host outside of the list was asked: ${address}`);
    return this.#stateFor(host, address)(this.#time, init.signal ?? AbortSignal.abort(), init);
  };

  /** Returns what the host does. A call that creates also reads or writes the host's orders. */
  #stateFor(host: number, address: string): ReturnType<typeof ok> {
    const fault = this.#faultCase.faultAt(host, this.arrived.length);
    const store = this.stores[host];
    if (store === undefined || !kindRules[this.#faultCase.kind].creates)
      return fault.state({ value: 'x' });
    const key = new URL(address).searchParams.get('idempotency_key') ?? '';
    const { seen } = fault;
    const earlier = seen.kind === 'refused' && !seen.isBeforeKey ? store.find(key) : undefined;
    if (earlier !== undefined) return ok({ value: earlier });
    return fault.state({ value: fault.isDone ? store.add(key) : '' });
  }
}
