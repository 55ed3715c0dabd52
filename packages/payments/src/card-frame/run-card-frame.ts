import { type StartTimer, createScriptLoader } from '../gateway/create-script-loader';
import type { CardOutcome } from '../hosted-card/card-fields';
import type { CardFrameAdapter } from './card-frame-adapter';
import { readCardFrameConfig, readFrameAddress } from './card-frame-config';
import { cardFrames } from './providers';
import { type FramedWindow, tellShop } from './tell-shop';

/** What the frame itself says, in the player's language. */
export interface FrameTexts {
  /** Title of the document. */
  readonly title: string;
  readonly loadFailed: string;
  readonly payInAnotherWay: string;
}

/**
 * What stands in the frame instead of the fields. A shop takes the frame away at once; one that
 * does not, for it is older, leaves the player a way out.
 *
 * @param leave - Null where no shop would hear of it.
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

/** What a card frame is run with; it reads no globals. */
export interface CardFrameOptions {
  /** Where the libraries of providers leave their globals, too. */
  readonly window: FramedWindow & {
    readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  };
  readonly document: Document;
  /** The configuration as it stands in the document, parsed and no more. */
  readonly config: unknown;
  readonly texts: (language: string) => FrameTexts;
  readonly startTimer: StartTimer;
  /** Calls back whenever the element has another height: a `ResizeObserver`. */
  readonly observeHeight: (element: HTMLElement, onChange: (height: number) => void) => void;
  /** The providers that it can show; all of them unless a test says otherwise. */
  readonly frames?: readonly CardFrameAdapter[];
}

/** How long the fields may take to become usable; the shop waits equally long. */
const readyTimeoutMs = 10_000;

/**
 * Runs the document that card fields live in: reads whose fields they are from the address, has the
 * provider's library show them, and tells the shop around it how that goes. It listens to nobody:
 * libraries check their own messages, and the shop has nothing to say.
 *
 * Whatever goes wrong before the fields can be used ends in a sentence in the frame and
 * `load-failed` in the shop. A frame whose `parent` is none of the configured shops posts nothing.
 */
export async function runCardFrame(options: CardFrameOptions): Promise<void> {
  const { window, document, startTimer, frames = cardFrames } = options;
  const config = readCardFrameConfig(options.config);
  const address = readFrameAddress(window.location);
  const texts = options.texts(address.language);
  const tell = tellShop(window, address.parent, config?.shopOrigins ?? []);
  const container = document.createElement('main');
  let state: 'loading' | 'ready' | 'over' = 'loading';

  function fail(): void {
    const leave = tell && (() => tell({ event: 'cancelled' }));
    container.replaceChildren(failureNotice(document, texts, leave));
    tell?.({ event: 'failed' });
  }
  function end(outcome: CardOutcome): void {
    const isReady = state === 'ready';
    if (state === 'over') return;
    state = 'over';
    stopTimer();
    if (outcome !== 'load-failed') tell?.({ event: outcome });
    else if (isReady) tell?.({ event: 'done' });
    else fail();
  }
  function ready(): void {
    if (state !== 'loading') return;
    state = 'ready';
    stopTimer();
    tell?.({ event: 'ready' });
  }

  document.title = texts.title;
  document.documentElement.lang = address.language;
  document.documentElement.dir = address.language === 'ar' ? 'rtl' : 'ltr';
  container.id = 'card-fields';
  document.body.append(container);
  const stopTimer = startTimer(() => {
    end('load-failed');
  }, readyTimeoutMs);
  options.observeHeight(container, (height) => {
    tell?.({ event: 'height', height });
  });

  const frame = frames.find(({ provider }) => provider === address.provider);
  if (config === null || tell === null || frame === undefined) {
    end('load-failed');
    return;
  }
  try {
    await frame.mount({
      container,
      environment: config.environment,
      language: address.language,
      session: address.session,
      script: config.scripts.get(address.provider) ?? null,
      loadScript: createScriptLoader({ document, globals: window, startTimer }),
      ready,
      end,
    });
  } catch {
    end('load-failed');
  }
}
