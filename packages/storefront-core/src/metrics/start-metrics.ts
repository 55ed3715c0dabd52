import { createTracker } from '@shop/api-client/tracking';
import type { MetricsFields } from '@shop/contract';
import { onCLS } from 'web-vitals/onCLS.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { type Milestone, connectionType, fetchBeyondPage, onHidden, reachedAt } from '../browser';
import { reportedPath } from '../entry';
import type { ShopServices } from '../services';

/** The web vitals that a page sends. */
type Vitals = Pick<MetricsFields, 'cls' | 'inp_ms' | 'lcp_ms'>;

/** What measures the web vitals; it calls back with each value and each change of one. */
export type VitalsObserver = (note: (name: keyof Vitals, value: number) => void) => void;

/** Thousandths, which layout shifts are compared in. */
const clsSteps = 1_000;

const observeVitals: VitalsObserver = (note) => {
  // Otherwise the library reports a value when the page is hidden, but LCP before that only once.
  const options = { reportAllChanges: true };
  onLCP(({ value }) => {
    note('lcp_ms', Math.round(value));
  }, options);
  onINP(({ value }) => {
    note('inp_ms', Math.round(value));
  }, options);
  onCLS(({ value }) => {
    note('cls', Math.round(value * clsSteps) / clsSteps);
  }, options);
};

/** The field of each milestone, in the order of a purchase. */
const milestoneFields = [
  ['goods-visible', 'goods_visible_ms'],
  ['payment-opened', 'payment_opened_ms'],
  ['order-requested', 'order_requested_ms'],
  ['outcome-shown', 'outcome_shown_ms'],
] as const satisfies readonly (readonly [Milestone, keyof MetricsFields])[];

type Durations = Partial<Record<(typeof milestoneFields)[number][1], number>>;

/**
 * Returns how long each step of the first purchase took: the first since navigation, each other since the one before it.
 * A step is left out if the page has not reached the one before, for instance after it was loaded again.
 */
function readDurations(): Durations {
  const durations: Durations = {};
  let before = 0;
  for (const [milestone, field] of milestoneFields) {
    const at = reachedAt(milestone, before);
    if (at === undefined) break;
    durations[field] = Math.round(at - before);
    before = at;
  }
  return durations;
}

/** Returns what of the durations has not been sent. */
function unsentOf(durations: Durations, sent: Durations): Durations {
  return Object.fromEntries(
    Object.entries(durations).filter(([field]) => !Object.hasOwn(sent, field)),
  );
}

/**
 * Measures the page, and sends what it has measured when the page is hidden: first the web vitals and the steps of a
 * purchase so far, later only steps that were added meanwhile, such as the outcome of a payment in another window. So each
 * value is sent once, and no id is needed to put events together. Call it once in a page.
 */
export function startMetrics(
  { build, config, i18n, pageHistory }: ShopServices,
  observe: VitalsObserver = observeVitals,
): void {
  const { trackMetrics } = createTracker({ host: config.hosts.track, fetch: fetchBeyondPage });
  const page = reportedPath(pageHistory.shown.pathname);
  const vitals: Vitals = {};
  let sent: Durations | null = null;

  observe((name, value) => {
    vitals[name] = value;
  });
  onHidden(() => {
    const durations = readDurations();
    const unsent = sent === null ? { ...vitals, ...durations } : unsentOf(durations, sent);
    if (Object.keys(unsent).length === 0) return;
    sent = durations;
    const { language } = i18n.instance;
    trackMetrics({
      brand: config.brand.key,
      ...build,
      language,
      page,
      connection: connectionType(),
      ...unsent,
    });
  });
}
