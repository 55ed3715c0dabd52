/** The orders of a back end: a key that it honours is one order, however often it is sent. */
export class OrderBook {
  readonly orders: string[] = [];
  readonly #byKey = new Map<string, string>();
  readonly #honoursKeys: boolean;

  constructor(honoursKeys: boolean) {
    this.#honoursKeys = honoursKeys;
  }

  /** The order of a key, if there is one. */
  find(key: string): string | undefined {
    return this.#honoursKeys ? this.#byKey.get(key) : undefined;
  }

  /** Stores an order, or finds the one of the key. Returns its number. */
  store(key: string): string {
    const existing = this.find(key);
    if (existing !== undefined) return existing;
    const number = `B${this.orders.length + 1}`;
    this.orders.push(number);
    this.#byKey.set(key, number);
    return number;
  }
}
