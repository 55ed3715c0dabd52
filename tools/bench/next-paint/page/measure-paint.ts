/** How long one interaction took, in milliseconds. */
export interface Paint {
  /** What Event Timing reports, rounded to 8; 8 where it reports nothing because it was shorter. */
  readonly event: number;
  /** From the event to the end of the frame that shows what was asked for. */
  readonly shown: number;
}

/** What Event Timing keeps of an event; our library of types has no interaction number yet. */
interface Interaction extends PerformanceEventTiming {
  readonly interactionId: number;
}

/** As short as can be asked for; our library of types does not know the threshold yet. */
const everyEvent: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
};
/** Entries come with the frame after; without one the interaction was below the threshold. */
const patience = 200;

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

/** The longest event of those that make one interaction: a tap is a press, a release and a click. */
function longest(entries: readonly PerformanceEntry[]): number {
  return Math.max(8, ...entries.filter(isInteraction).map(({ duration }) => duration));
}

/**
 * Waits for the next event of this kind and measures it.
 *
 * @param type the event that has the effect: `click` of a tap, `keydown` of a key
 * @param isShown whether the page shows what was asked for
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
          resolve({ event: longest(entries), shown });
        }, patience);
      }
      afterFrame(look);
    }
    addEventListener(type, onEvent, { capture: true, once: true });
  });
}
