/** The browsers of the journeys. `chromium` is the one of today, which the others are compared with. */
export const engineNames = ['chromium', 'chromium-67', 'firefox', 'webkit', 'webkit-2.38'] as const;

/** The name of a browser of the journeys. */
export type EngineName = (typeof engineNames)[number];

/** The size of the page, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Keys that are no characters. */
export const keys = ['Tab', 'Enter', 'Escape', 'Space', 'ArrowDown', 'ArrowUp'] as const;

/** A key that is no character. */
export type Key = (typeof keys)[number];

/**
 * A function that runs inside a page. It must not refer to anything outside itself, and is written in the
 * syntax of the oldest engine.
 */
export type PageFunction<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** The element has gone since the player saw it; nothing was pressed. */
export class NothingToTap extends Error {
  override readonly name = 'NothingToTap';
}

/** A document that a player sees: that of a tab, or of a frame in it. */
export interface Scope {
  /** Runs a function in the document. Arguments and result are plain data. */
  readonly evaluate: <Args extends readonly unknown[]>(
    run: PageFunction<Args, unknown>,
    ...args: Args
  ) => Promise<unknown>;
  /**
   * Moves the pointer onto the element that a function of the page returns, and presses its button. The
   * element has to be in view; rejects with {@link NothingToTap} if there is none.
   */
  readonly tap: <Args extends readonly unknown[]>(
    find: PageFunction<Args, unknown>,
    ...args: Args
  ) => Promise<void>;
  /** Presses keys one by one, in the field that has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key, options?: { readonly isShifted: boolean }) => Promise<void>;
  /** Returns the frame in this document whose address contains `part`; null if there is none yet. */
  readonly frame: (part: string) => Promise<Scope | null>;
}

/** A tab of a browser. */
export interface Tab extends Scope {
  readonly goTo: (url: string) => Promise<void>;
  readonly url: () => Promise<string>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Brings the tab to the front. */
  readonly activate: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** Returns a picture of what is in view (PNG). */
  readonly picture: () => Promise<Buffer>;
}

/** A browser with an empty profile. */
export interface Engine {
  /** The tab that the browser starts with. */
  readonly tab: Tab;
  /** The size of its pages. An engine that cannot be given one has its own. */
  readonly viewport: Viewport;
  /** Returns the tab that a page has opened beside the first one; null if there is none yet. */
  readonly openedTab: () => Promise<Tab | null>;
  /** What pages have written on the console as errors, and what they have thrown. */
  readonly errors: () => Promise<readonly string[]>;
  readonly quit: () => Promise<void>;
}

/** Opens a browser with an empty profile. */
export type Launch = (wanted: Viewport) => Promise<Engine>;

/** A browser for one journey after the other. */
export interface Browser {
  readonly open: Launch;
  readonly end: () => Promise<void>;
}
