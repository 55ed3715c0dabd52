import type { CardFrameAdapter, CardStage } from '../card-frame/card-frame-adapter';
import { runCardFrame } from '../card-frame/run-card-frame';
import { readCardMessage } from '../hosted-card/card-message';
import { type PageTimers, pageTimers } from './page-timers';

/** The origin of the embedding shop. */
export const shop = 'https://shop.example';
/** The address of the provider’s library. */
export const src = 'https://provider.example/library.js';
/** A configuration with that shop and another one. */
export const config = {
  shopOrigins: ['https://other.example', shop],
  environment: 'test',
  scripts: { some: { src, global: 'Library' } },
};
const address = {
  pathname: '/frame/some',
  search: `?payment=1&parent=${encodeURIComponent(shop)}&lang=ar`,
  hash: '#token=a%2Bb',
};
const texts = { title: 'Card', loadFailed: 'No fields', payInAnotherWay: 'Another way' };

/** The differences from the default frame. */
export interface FrameChanges {
  readonly address?: Partial<typeof address>;
  readonly config?: unknown;
  readonly frame?: CardFrameAdapter;
  readonly isAlone?: boolean;
}

/** A running frame with everything it has posted. */
export interface RunningFrame {
  readonly over: Promise<void>;
  readonly window: object;
  readonly posted: readonly { readonly message: unknown; readonly to: string }[];
  readonly timers: PageTimers;
  /** The stages passed to the default adapter. */
  readonly stages: readonly CardStage[];
  readonly grow: (height: number) => void;
  /** The posted events, in order. */
  readonly events: () => (string | undefined)[];
}

/** Runs a card frame of the provider `some` in a window that records all messages. */
export function runFrame(changes: FrameChanges = {}): RunningFrame {
  const posted: { readonly message: unknown; readonly to: string }[] = [];
  const timers = pageTimers();
  const heights: ((height: number) => void)[] = [];
  const stages: CardStage[] = [];
  const parent = {
    postMessage: (message: unknown, to: string) => {
      posted.push({ message, to });
    },
  };
  const location = { ...address, ...changes.address };
  const page = { location, document, ...timers };
  const framed = { ...page, parent };
  const alone = { ...page, ...parent, parent };
  alone.parent = alone;
  const waiting: CardFrameAdapter = {
    provider: 'some',
    mount: (stage) => {
      stages.push(stage);
      return Promise.resolve();
    },
  };
  const window = changes.isAlone === true ? alone : framed;
  const over = runCardFrame({
    window,
    config: changes.config ?? config,
    texts: () => texts,
    observeHeight: (_, onChange) => heights.push(onChange),
    frames: [changes.frame ?? waiting],
  });
  return {
    over,
    window,
    posted,
    timers,
    stages,
    grow: (height: number) => {
      heights.forEach((onChange) => {
        onChange(height);
      });
    },
    events: () => posted.map(({ message }) => readCardMessage(message)?.event),
  };
}
