import type { RememberedHost } from '../../transport/host-choice';
import { type Transport, createTransport } from '../../transport/create-transport';
import type { ShopEvent } from '../../transport/shop-event';
import type { FakeTime } from '../fake-time';
import { ok } from '../host-states';
import { type FaultCell, hostLetters } from './fault-cell';
import { kindRules } from './kind-rules';
import { OrderBook } from './order-book';

/** One request as it arrived. */
interface Arrived {
  /** Index of the host, -1 for a stranger. */
  readonly host: number;
  readonly address: string;
  /** Milliseconds on the fake clock. */
  readonly at: number;
}

const addressOf = (letter: string): string => `http://${letter}.test`;

/** The token of the player of every cell. */
export const playerToken = 't0ken-of-the-player';

/** The network, the back ends and the page around one call. */
export class CellWorld {
  readonly arrived: Arrived[] = [];
  readonly events: ShopEvent[] = [];
  readonly transport: Transport;
  readonly books: readonly OrderBook[];
  readonly #cell: FaultCell;
  readonly #time: FakeTime;
  remembered: RememberedHost | null = null;

  constructor(cell: FaultCell, time: FakeTime) {
    this.#cell = cell;
    this.#time = time;
    const honoursIdempotencyKey = cell.kind !== 'create without a key';
    const hosts = hostLetters.slice(0, cell.hosts).map(addressOf);
    const books = hosts.map(() => new OrderBook(honoursIdempotencyKey));
    this.books = cell.sameBackend ? books.map(() => books[0] ?? new OrderBook(false)) : books;
    if (cell.remembered !== null)
      this.remembered = { host: addressOf(hostLetters[cell.remembered] ?? ''), savedAt: 0 };
    this.transport = createTransport({
      hosts,
      backEnd: { sameBackend: cell.sameBackend, honoursIdempotencyKey },
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

  /** Numbers of all orders, whatever back end has them. */
  get orders(): readonly string[] {
    return [...new Set(this.books)].flatMap(({ orders }) => orders);
  }

  readonly #fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const host = hostLetters.findIndex((letter) => address.startsWith(`${addressOf(letter)}/`));
    this.arrived.push({ host, address, at: this.#time.now() });
    if (host < 0 || host >= this.#cell.hosts) throw new Error(`A stranger was asked: ${address}`);
    return this.#stateFor(host, address)(this.#time, init.signal ?? AbortSignal.abort(), init);
  };

  /** What the host does; of a call that creates, the book has its part in it. */
  #stateFor(host: number, address: string): ReturnType<typeof ok> {
    const fault = this.#cell.faultAt(host, this.arrived.length);
    const book = this.books[host];
    if (book === undefined || !kindRules[this.#cell.kind].creates)
      return fault.state({ value: 'x' });
    const key = new URL(address).searchParams.get('idempotency_key') ?? '';
    const { seen } = fault;
    const earlier = seen.kind === 'refused' && !seen.isBeforeKey ? book.find(key) : undefined;
    if (earlier !== undefined) return ok({ value: earlier });
    return fault.state({ value: fault.isDone ? book.store(key) : '' });
  }
}
