import { markPlayer, markRecipient, markSdkView, nextTask, unlessLeft } from '../browser';
import { type FirstCalls, type PageEntry, startFirstCalls } from '../first-calls';
import { paintGameColours } from '../game-page';
import type { LossCause } from '../lost-code';
import { nextStep } from '../selection';
import { keepStartFailure } from '../start-failure';
import type { StoredValues } from '../storage';
import { keepEarlyPress } from './early-press';
import type { Interim } from './interim';

/** The id of the element with the addresses of the shop's files. */
const codeElement = 'shop-code';

/** How a visit is started. */
export interface VisitStart {
  /** The id of the element with the goods and their types. */
  readonly goodsGridId: string;
  /** The calls that the page begins with; null in a browser that cannot make them before the polyfills are there. */
  readonly calls: FirstCalls | null;
  /** Returns why the code has not come, or does not run. */
  readonly causeOf: (error: unknown, document: Document) => Promise<LossCause>;
}

/**
 * Starts a visit that has been read: starts the first calls, loads the module that paints goods and then the shop's code,
 * and keeps what is pressed before the code is there.
 */
export function startVisit(
  window: Window & typeof globalThis,
  entry: PageEntry,
  { goodsGridId, calls, causeOf }: VisitStart,
): void {
  const { document } = window;
  const page = document.documentElement;
  const { choices, query, step, storage } = entry;
  window.shopEntry = entry;
  paintGameColours(document, entry);
  if (calls !== null) startFirstCalls(window, entry, calls);
  const next = nextStep(choices.selection, choices.user !== null);
  if (next === 'goods' || next === 'buy') markRecipient(page);
  if (choices.user !== null) markPlayer(page);
  if (query.isSdkView) markSdkView(page);

  let isCodeThere = false;
  const isWanted =
    document.getElementById(interimElement) !== null || (next === 'buy' && step !== null);
  if (calls !== null && isWanted) startInterim(window, () => isCodeThere);
  const takeEarlyPress = keepEarlyPress(document, goodsGridId);
  window.takeEarlyPress = takeEarlyPress;
  whenParsed(document, () => {
    whenPainted(window, () => {
      const takeBack = tellIfLate(window);
      const onCode = (): void => {
        isCodeThere = true;
        takeBack();
      };
      startShop(document, calls === null, onCode).catch((error: unknown) => {
        takeEarlyPress();
        void failToStart(window, { storage, error, causeOf, takeBack });
      });
    });
  });
}

/** How long the page may be deaf to presses. A file that hangs in the network fails after minutes, or never. */
const maxWaitMs = 20_000;

/** Says that the shop does not start if its code takes too long. Returns how to take that back: the code is there, or the cause is known. */
export function tellIfLate(window: Window): () => void {
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

/** What it takes to say that the shop does not start. */
interface Failure extends Pick<VisitStart, 'causeOf'> {
  readonly storage: StoredValues;
  readonly error: unknown;
  /** What {@link tellIfLate} has returned: until the cause is known, the player may be told that it takes long. */
  readonly takeBack: () => void;
}

/** Says and reports that the shop does not start. */
export async function failToStart(
  window: Window,
  { storage, error, causeOf, takeBack }: Failure,
): Promise<void> {
  const { reason, forget } = keepStartFailure(storage, error);
  window.reportFailure?.('start', reason, forget);
  const cause = await causeOf(error, window.document);
  takeBack();
  window.tellStartFailure?.(cause);
}

/** The id of the element that fetches the interim module, in pages with a place for goods. */
const interimElement = 'interim';

/** Starts the interim module once it is there. Without it the shop's code does the same, later. */
function startInterim(window: Window, isCodeThere: () => boolean): void {
  loadFile(window.document, 'data-interim').then(
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
export async function loadFile(document: Document, attribute: string): Promise<unknown> {
  const address = document.getElementById(codeElement)?.getAttribute(attribute);
  if (typeof address !== 'string') throw new Error(`No ${attribute}.`);
  return unlessLeft(import(/* @vite-ignore */ address));
}

/** Calls back once the page is parsed. */
function whenParsed(document: Document, callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
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
 * Loads the code, in an old browser after the polyfills, and starts the shop in a task after that. The code exports `start`, which rejects if the shop cannot
 * start.
 *
 * @param onCode - Called when the code has arrived.
 */
async function startShop(document: Document, isOld: boolean, onCode: () => void): Promise<void> {
  if (isOld) await loadFile(document, 'data-polyfills');
  const code = await loadFile(document, 'href');
  onCode();
  await nextTask();
  if (isShopCode(code)) await code.start();
}

function isShopCode(code: unknown): code is { readonly start: () => Promise<void> } {
  return typeof code === 'object' && code !== null && 'start' in code;
}
