import type { CardFrameAdapter, CardStage } from '../card-frame/card-frame-adapter';
import { runCardFrame } from '../card-frame/run-card-frame';
import { readCardMessage } from '../hosted-card/card-message';

/** The shop around the frame. */
export const shop = 'https://shop.example';
/** Where the provider’s library comes from. */
export const src = 'https://provider.example/library.js';
/** A deployment that serves that shop, and another. */
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

/** What a test has otherwise than most. */
export interface FrameChanges {
  readonly address?: Partial<typeof address>;
  readonly config?: unknown;
  readonly frame?: CardFrameAdapter;
  readonly isAlone?: boolean;
}

/** A frame that runs, and what came of it. */
export interface RunningFrame {
  readonly over: Promise<void>;
  readonly window: object;
  readonly posted: readonly { readonly message: unknown; readonly to: string }[];
  readonly timers: ReadonlySet<() => void>;
  /** What the adapter was given, where a test brings none of its own. */
  readonly stages: readonly CardStage[];
  readonly grow: (height: number) => void;
  readonly passTime: () => void;
  /** The events that were posted, one after the other. */
  readonly events: () => (string | undefined)[];
}

/** Runs a card frame of the provider `some`, in a window that writes down what it is told. */
export function runFrame(changes: FrameChanges = {}): RunningFrame {
  const posted: { readonly message: unknown; readonly to: string }[] = [];
  const timers = new Set<() => void>();
  const heights: ((height: number) => void)[] = [];
  const stages: CardStage[] = [];
  const parent = {
    postMessage: (message: unknown, to: string) => {
      posted.push({ message, to });
    },
  };
  const location = { ...address, ...changes.address };
  const framed = { location, parent };
  const alone = { location, ...parent, parent };
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
    document,
    config: changes.config ?? config,
    texts: () => texts,
    startTimer: (start) => {
      timers.add(start);
      return () => timers.delete(start);
    },
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
    passTime: () => {
      timers.forEach((end) => {
        end();
      });
    },
    events: () => posted.map(({ message }) => readCardMessage(message)?.event),
  };
}
