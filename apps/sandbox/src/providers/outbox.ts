/** Takes a provider's events to the shop, again and again until the shop has them. */
export interface Outbox {
  /** Delivers what is due now and resolves when this round is over; never rejects. */
  flush(): Promise<void>;
  start(): void;
  /** Resolves when the round under way is over. */
  stop(): Promise<void>;
}
