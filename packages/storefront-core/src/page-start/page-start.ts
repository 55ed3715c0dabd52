import type { StorefrontVersion } from '@shop/brands/version';
import { markPlayer, markRecipient, markSdkView, nextTask, unlessLeft } from '../browser';
import type { EntryRoutes } from '../entry';
import { type FirstStep, type PageEntry, readPageEntry, startFirstCalls } from '../first-calls';
import { paintGameColours } from '../game-page';
import { causeOfLoss } from '../lost-code';
import { nextStep } from '../selection';
import { keepStartFailure } from '../start-failure';
import type { StoredValues } from '../storage';
import { keepEarlyPress } from './early-press';
import { lacksFeatures } from './lacks-features';
import type { Interim } from './interim';

/** The id of the element with the addresses of the shop's files. */
const codeElement = 'shop-code';

/** Marks a page whose prerendered content does not fit the visit; the styles hide it. */
const mark = 'data-start';

/** What the script in the page knows of its app. What one of the apps has alone is not in the pages of the other. */
export interface PageApp {
  readonly version: StorefrontVersion;
  readonly routes: EntryRoutes;
  /** The id of the element with the goods and their types. */
  readonly goodsGridId: string;
  /** Finds the step that a visit begins at, where the steps of a purchase are pages. */
  readonly firstStep?: FirstStep;
  /** Starts the calls of the page of a payment for another player, where there is one. */
  readonly startReplenishCalls?: (window: Window, entry: PageEntry) => void;
}

/** Whether the shop is to be rendered afresh instead of over the prerendered content. */
export function isPageFresh(document: Document): boolean {
  return document.documentElement.hasAttribute(mark);
}

/**
 * Runs inside the page, in its head, before any file has arrived. It reads what the visit follows from,
 * hides prerendered content that does not fit it, starts the first calls, loads the module that paints goods and then
 * the shop's code, and keeps what is pressed before the code is there.
 */
export function startPage(window: Window & typeof globalThis, app: PageApp): void {
  begin(window, app);
  window.hasShopBegun = true;
}

function begin(
  window: Window & typeof globalThis,
  { version, routes, goodsGridId, firstStep, startReplenishCalls }: PageApp,
): void {
  const { document } = window;
  const page = document.documentElement;
  const entry = readPageEntry(window, routes, version, firstStep ?? null);
  if (entry === null) {
    page.setAttribute(mark, 'fresh');
    return;
  }
  window.shopEntry = entry;
  paintGameColours(document, entry);
  const { area, choices, path, query, step, storage, language } = entry;
  // An old browser cannot do this before the polyfills are there, and then the shop's code does it.
  const canStartEarly = !lacksFeatures(window);
  if (canStartEarly) startFirstCalls(window, entry, routes);
  if (path === routes.replenishGoods && canStartEarly) startReplenishCalls?.(window, entry);
  const fits = path === page.dataset['page'] && area !== null && language === page.lang;
  if (!fits) page.setAttribute(mark, 'fresh');
  const next = nextStep(choices.selection, choices.user !== null);
  if (next === 'goods' || next === 'buy') markRecipient(page);
  if (choices.user !== null) markPlayer(page);
  if (query.isSdkView) markSdkView(page);

  let isCodeThere = false;
  const isWanted =
    document.getElementById(interimElement) !== null || (next === 'buy' && step !== null);
  if (canStartEarly && isWanted) startInterim(window, () => isCodeThere);
  const takeEarlyPress = keepEarlyPress(document, goodsGridId);
  window.takeEarlyPress = takeEarlyPress;
  document.addEventListener('DOMContentLoaded', () => {
    whenPainted(window, () => {
      const takeBack = tellIfLate(window);
      loadCode(window, () => {
        isCodeThere = true;
        takeBack();
      }).catch((error: unknown) => {
        takeEarlyPress();
        void failToStart(window, storage, error);
      });
    });
  });
}

/** How long the page may be deaf to presses. A file that hangs in the network fails after minutes, or never. */
const maxWaitMs = 20_000;

/** Says that the shop does not start if its code takes too long. Returns how to take that back: the code is there. */
function tellIfLate(window: Window): () => void {
  let isTold = false;
  const timer = window.setTimeout(() => {
    isTold = true;
    window.reportFailure?.('start', 'slow');
    window.tellStartFailure?.('slow');
  }, maxWaitMs);
  return () => {
    window.clearTimeout(timer);
    if (isTold) window.tellStartFailure?.(null);
  };
}

/** Says and reports that the shop does not start. */
async function failToStart(window: Window, storage: StoredValues, error: unknown): Promise<void> {
  const { reason, forget } = keepStartFailure(storage, error);
  window.reportFailure?.('start', reason, forget);
  window.tellStartFailure?.(await causeOfLoss(error, window.document));
}

/** The id of the element that fetches the interim module, in pages with a place for goods. */
const interimElement = 'interim';

/** Starts the interim module once it is there. Without it the shop's code does the same, later. */
function startInterim(window: Window, isCodeThere: () => boolean): void {
  load(window.document, 'data-interim').then(
    (module) => {
      if (isInterim(module)) module.start(window, isCodeThere);
    },
    () => undefined,
  );
}

function isInterim(module: unknown): module is Interim {
  return typeof module === 'object' && module !== null && 'start' in module;
}

/** Loads a file that the page names. */
async function load(document: Document, attribute: string): Promise<unknown> {
  const address = document.getElementById(codeElement)?.getAttribute(attribute);
  if (typeof address !== 'string') throw new Error(`The page has no ${attribute} of its code.`);
  return unlessLeft(import(/* @vite-ignore */ address));
}

/** The longest wait for a frame, which a page that is out of sight does not get. */
const maxFrameWaitMs = 100;

/** Calls back once what the document shows is painted: code from the cache would run before that. */
function whenPainted(window: Window, callback: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) callback();
    isDone = true;
  };
  window.requestAnimationFrame(() => window.setTimeout(once));
  window.setTimeout(once, maxFrameWaitMs);
}

/**
 * Loads the code, in an old browser after the polyfills, and starts the shop in a task after that. The code
 * exports `start`, which rejects if the shop cannot start.
 *
 * @param onCode - Called when the code has arrived.
 */
async function loadCode(window: Window & typeof globalThis, onCode: () => void): Promise<void> {
  const { document } = window;
  if (lacksFeatures(window)) await load(document, 'data-polyfills');
  const code = await load(document, 'href');
  onCode();
  await nextTask();
  if (isShopCode(code)) await code.start();
}

function isShopCode(code: unknown): code is { readonly start: () => Promise<void> } {
  return typeof code === 'object' && code !== null && 'start' in code;
}
