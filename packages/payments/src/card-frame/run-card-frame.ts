import { type ScriptPage, createScriptLoader } from '../gateway/create-script-loader';
import type { CardOutcome } from '../hosted-card/card-fields';
import type { CardFrameAdapter } from './card-frame-adapter';
import { readCardFrameConfig, readFrameAddress } from './card-frame-config';
import { cardFrames } from './providers';
import { type FramedWindow, createPostToShop } from './post-to-shop';

/** The frame's own texts in the player's language. */
export interface FrameTexts {
  /** The title of the document. */
  readonly title: string;
  readonly loadFailed: string;
  readonly payInAnotherWay: string;
}

/**
 * Creates the notice that replaces the fields after a failure. A shop removes the frame after a
 * `failed` message; an older one ignores the message, so the notice has a button to leave.
 *
 * @param leave - Null if there is no shop to notify; the notice then has no button.
 */
function failureNotice(
  document: Document,
  texts: FrameTexts,
  leave: (() => void) | null,
): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'failure';
  notice.role = 'alert';
  const sentence = document.createElement('p');
  sentence.textContent = texts.loadFailed;
  notice.append(sentence);
  if (leave === null) return notice;

  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.payInAnotherWay;
  button.addEventListener('click', leave);
  notice.append(button);
  return notice;
}

/** The options of {@link runCardFrame}, which reads no globals. */
export interface CardFrameOptions {
  /** The frame's window, on which the providers' scripts also set their globals. */
  readonly window: FramedWindow &
    ScriptPage & {
      readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
    };
  /** The configuration in the document, parsed but not validated. */
  readonly config: unknown;
  readonly texts: (language: string) => FrameTexts;
  /** Calls back when the height of the element changes, for instance from a `ResizeObserver`. */
  readonly observeHeight: (element: HTMLElement, onChange: (height: number) => void) => void;
  /** The supported adapters; all of them by default. */
  readonly frames?: readonly CardFrameAdapter[];
}

/** How long the fields may take to become usable; the shop waits as long. */
const readyTimeoutMs = 10_000;

/**
 * Runs the document of the card fields: reads the provider from the address, mounts its fields, and
 * posts their state to the embedding shop. It listens to no messages: libraries check their own, and
 * the shop sends none.
 *
 * Any failure before the fields can be used shows a notice in the frame and ends as `load-failed` in
 * the shop. A frame whose `parent` is not one of the configured shops posts nothing.
 */
export async function runCardFrame(options: CardFrameOptions): Promise<void> {
  const { window, frames = cardFrames } = options;
  const { document } = window;
  const config = readCardFrameConfig(options.config);
  const address = readFrameAddress(window.location);
  const texts = options.texts(address.language);
  const post = createPostToShop(window, address.parent, config?.shopOrigins ?? []);
  const container = document.createElement('main');
  let state: 'loading' | 'ready' | 'over' = 'loading';

  function fail(): void {
    const leave = post && (() => post({ event: 'cancelled' }));
    container.textContent = '';
    container.append(failureNotice(document, texts, leave));
    post?.({ event: 'failed' });
  }
  function end(outcome: CardOutcome): void {
    const isReady = state === 'ready';
    if (state === 'over') return;
    state = 'over';
    window.clearTimeout(timer);
    if (outcome !== 'load-failed') post?.({ event: outcome });
    else if (isReady) post?.({ event: 'done' });
    else fail();
  }
  function ready(): void {
    if (state !== 'loading') return;
    state = 'ready';
    window.clearTimeout(timer);
    post?.({ event: 'ready' });
  }

  document.title = texts.title;
  document.documentElement.lang = address.language;
  document.documentElement.dir = address.language === 'ar' ? 'rtl' : 'ltr';
  container.id = 'card-fields';
  document.body.append(container);
  const timer = window.setTimeout(() => {
    end('load-failed');
  }, readyTimeoutMs);
  options.observeHeight(container, (height) => {
    post?.({ event: 'height', height });
  });

  const frame = frames.find(({ provider }) => provider === address.provider);
  if (config === null || post === null || frame === undefined) {
    end('load-failed');
    return;
  }
  try {
    await frame.mount({
      container,
      environment: config.environment,
      language: address.language,
      appearance: address.appearance,
      session: address.session,
      script: config.scripts.get(address.provider) ?? null,
      loadScript: createScriptLoader(window),
      ready,
      end,
    });
  } catch {
    end('load-failed');
  }
}
