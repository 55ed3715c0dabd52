import type { CheckoutBrowser } from '../checkout/checkout-browser';
import type { RecordStorage } from '../purchase/kept-objects';
import { AWindow } from './a-window';

/** A storage in memory, which outlasts the pages of a test. */
export function aStorage(): RecordStorage & { readonly text: () => string } {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
    text: () => JSON.stringify([...entries]),
  };
}

/** A browser for a checkout, whose player comes back when told. Its clock and timers are those of the test. */
export function aCheckoutBrowser(changes: Partial<CheckoutBrowser> = {}): CheckoutBrowser & {
  readonly comeBack: () => void;
} {
  const returns = new Set<() => void>();
  return {
    storage: aStorage(),
    openWindow: () => new AWindow(),
    now: () => performance.now(),
    newKey: () => crypto.randomUUID(),
    startTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => {
        clearTimeout(timer);
      };
    },
    onReturn: (run) => {
      returns.add(run);
      return () => {
        returns.delete(run);
      };
    },
    ...changes,
    comeBack: () => {
      for (const run of returns) run();
    },
  };
}
