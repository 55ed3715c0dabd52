import { type Transport, createTransport } from '../transport/create-transport';
import type { HostMemory, RememberedHost } from '../transport/host-choice';
import type { BackEnd } from '../transport/with-retry';
import type { ShopEvent } from '../transport/shop-event';
import { FakeTime } from './fake-time';
import type { HostState } from './host-states';
import { Network } from './network';

/** The primary host and its backups. */
const hostNames = { a: 'http://a.test', b: 'http://b.test', c: 'http://c.test' } as const;

/** The hosts' states, in their order, and the back end of a test. */
export interface SceneOptions {
  readonly a?: readonly HostState[];
  readonly b?: readonly HostState[];
  readonly c?: readonly HostState[];
  readonly backEnd?: Partial<BackEnd>;
}

const nothing: unknown = null;

/** A transport with its own fake network, time and memory. */
export class Scene {
  readonly time = new FakeTime();
  readonly network: Network;
  readonly events: ShopEvent[] = [];
  readonly memory: HostMemory & { stored: unknown; writes: RememberedHost[] };
  readonly transport: Transport;
  player: string | null = null;

  constructor({ a, b, c, backEnd = {} }: SceneOptions) {
    const states = { [hostNames.a]: a, [hostNames.b]: b, [hostNames.c]: c };
    const given = Object.entries(states).flatMap(([host, all]) =>
      all === undefined ? [] : [[host, all] as const],
    );
    this.network = new Network(this.time, Object.fromEntries(given));
    const memory = {
      stored: nothing,
      writes: new Array<RememberedHost>(),
      read: (): unknown => memory.stored,
      write: (remembered: RememberedHost): void => {
        memory.stored = remembered;
        memory.writes.push(remembered);
      },
      clear: (): void => {
        memory.stored = null;
      },
    };
    this.memory = memory;
    this.transport = createTransport({
      hosts: given.map(([host]) => host),
      backEnd: { sameBackend: true, honoursIdempotencyKey: true, ...backEnd },
      fetch: this.network.fetch,
      clock: this.time,
      hostMemory: memory,
      language: () => 'en',
      token: () => this.player,
      onEvent: (event) => this.events.push(event),
    });
  }

  /** The hosts of the requests, with the second of each. */
  get asked(): readonly string[] {
    const letters = new Map<string, string>(
      Object.entries(hostNames).map(([letter, host]) => [host, letter]),
    );
    return this.network.received.map(
      ({ host, at }) => `${letters.get(host) ?? host}@${at / 1000}s`,
    );
  }
}
