/** How long one interaction took, in milliseconds. */
export interface Paint {
  /** Duration by Event Timing, rounded to 8; 8 if too short to be reported. */
  readonly event: number;
  /** From the event to the end of the frame that shows the result. */
  readonly shown: number;
}

/** TypeScript's library does not declare `interactionId` yet. */
interface Interaction extends PerformanceEventTiming {
  readonly interactionId: number;
}

/** 16 ms is the minimal threshold. TypeScript's library does not declare it yet. */
const everyEvent: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
};
/** How long to wait for entries. Without one the interaction was below the threshold. */
const entryTimeoutMs = 200;

function afterFrame(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
}

function isInteraction(entry: PerformanceEntry): entry is Interaction {
  return (
    'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0
  );
}

/** Returns the longest event of an interaction: a tap consists of press, release and click. */
function maxDuration(entries: readonly PerformanceEntry[]): number {
  return Math.max(8, ...entries.filter(isInteraction).map(({ duration }) => duration));
}

/**
 * Waits for the next event of the given type and measures it.
 *
 * @param type the event that triggers the result: `click` of a tap, `keydown` of a key
 * @param isShown returns whether the page shows the result
 */
export function measurePaint(type: 'click' | 'keydown', isShown: () => boolean): Promise<Paint> {
  return new Promise((resolve) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    });
    observer.observe(everyEvent);

    function onEvent({ timeStamp }: Event): void {
      const since = (): number => performance.now() - timeStamp;
      function look(): void {
        const shown = since();
        if (!isShown()) {
          afterFrame(look);
          return;
        }
        setTimeout(() => {
          entries.push(...observer.takeRecords());
          observer.disconnect();
          resolve({ event: maxDuration(entries), shown });
        }, entryTimeoutMs);
      }
      afterFrame(look);
    }
    addEventListener(type, onEvent, { capture: true, once: true });
  });
}
