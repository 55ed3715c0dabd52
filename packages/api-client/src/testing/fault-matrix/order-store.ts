/** The orders of a back end. A back end that honours keys has one order for each key. */
export class OrderStore {
  readonly orders: string[] = [];
  readonly #byKey = new Map<string, string>();
  readonly #honoursKeys: boolean;

  constructor(honoursKeys: boolean) {
    this.#honoursKeys = honoursKeys;
  }

  /** Returns the order of a key, or undefined if there is none. */
  find(key: string): string | undefined {
    return this.#honoursKeys ? this.#byKey.get(key) : undefined;
  }

  /** Adds an order unless the key has one. Returns the order's number. */
  add(key: string): string {
    const existing = this.find(key);
    if (existing !== undefined) return existing;
    const number = `B${this.orders.length + 1}`;
    this.orders.push(number);
    this.#byKey.set(key, number);
    return number;
  }
}
