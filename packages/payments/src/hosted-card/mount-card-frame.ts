import type { PayLink } from '../links/pay-link';
import { type CardAppearance, writeAppearance } from './card-appearance';
import type { CardFrame, CardOutcome } from './card-fields';
import { readCardMessage } from './card-message';

/**
 * Returns the address of the card fields with `parent`, the shop's origin, `lang`, the player's language, and
 * `look`, that of the shop, in its query.
 */
export function cardFrameUrl(
  url: PayLink,
  shopOrigin: string,
  { language, appearance }: Pick<CardFrameMount, 'language' | 'appearance'> = {},
): string {
  const address = new URL(url);
  address.searchParams.set('parent', shopOrigin);
  if (language !== undefined) address.searchParams.set('lang', language);
  if (appearance !== undefined) address.searchParams.set('look', writeAppearance(appearance));
  return address.href;
}

/** The part of a browser's `Window` that {@link mountCardFrame} uses. */
export type CardFrameWindow = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'location' | 'setTimeout' | 'clearTimeout'
>;

/** The options of {@link mountCardFrame}. */
export interface CardFrameMount {
  readonly frame: CardFrame;
  /** The frame is appended to this element and removed when the fields have ended. */
  readonly container: HTMLElement;
  /** That of the container's document, unless a test passes its own. */
  readonly window?: CardFrameWindow;
  /** The accessible name of the frame, in the player's language. */
  readonly title: string;
  /** The code of the player's language, passed on to the fields. */
  readonly language?: string;
  /** The look of the shop, as far as the provider's library can take it on. */
  readonly appearance?: CardAppearance | undefined;
  /** Aborts when the player closes the panel around the fields. */
  readonly signal?: AbortSignal;
  readonly onReady?: () => void;
}

/** How long the fields may take to become usable. */
const readyTimeoutMs = 10_000;

/** In CSS pixels. A broken card form must not push the rest of the page out of view. */
const maxFrameHeight = 1200;

function createFrame(
  { container, frame, title, ...look }: CardFrameMount,
  shopOrigin: string,
): HTMLIFrameElement {
  const element = container.ownerDocument.createElement('iframe');
  element.title = title;
  element.allow = 'payment';
  element.referrerPolicy = 'strict-origin';
  element.setAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  element.style.border = '0';
  element.style.inlineSize = '100%';
  element.src = cardFrameUrl(frame.url, shopOrigin, look);
  return element;
}

/**
 * Shows card fields and resolves when they have ended. The fields are a document of another origin, so
 * card digits never reach the shop. Messages are accepted only from that frame and origin.
 *
 * Resolves to `load-failed` if the fields report it, are not ready within ten seconds, or have the
 * shop's own origin, and to `cancelled` when `signal` aborts. The frame is removed before that. Never
 * rejects.
 */
export function mountCardFrame(mount: CardFrameMount): Promise<CardOutcome> {
  if (mount.signal?.aborted === true) return Promise.resolve('cancelled');
  const window = mount.window ?? mount.container.ownerDocument.defaultView;
  // A document that is shown nowhere has no window. In the shop's own origin, `sandbox` with scripts and same-origin
  // gives no protection.
  if (window === null || mount.frame.origin === window.location.origin)
    return Promise.resolve('load-failed');
  return mountIn(window, mount);
}

function mountIn(window: CardFrameWindow, mount: CardFrameMount): Promise<CardOutcome> {
  const { frame, container, signal, onReady } = mount;
  return new Promise((resolve) => {
    const element = createFrame(mount, window.location.origin);

    function end(outcome: CardOutcome): void {
      window.clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      signal?.removeEventListener('abort', onAbort);
      element.remove();
      resolve(outcome);
    }
    function onAbort(): void {
      end('cancelled');
    }
    function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
      if (source !== element.contentWindow || origin !== frame.origin) return;
      const message = readCardMessage(data);
      if (message === null) return;
      switch (message.event) {
        case 'ready':
          window.clearTimeout(timer);
          onReady?.();
          return;
        case 'height':
          element.style.blockSize = `${Math.min(Math.ceil(message.height), maxFrameHeight)}px`;
          return;
        case 'failed':
          end('load-failed');
          return;
        case 'done':
        case 'cancelled':
          end(message.event);
      }
    }

    const timer = window.setTimeout(() => {
      end('load-failed');
    }, readyTimeoutMs);
    window.addEventListener('message', onMessage);
    signal?.addEventListener('abort', onAbort);
    container.append(element);
  });
}
