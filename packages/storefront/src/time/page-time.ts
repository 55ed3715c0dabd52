/** When something happened, by every clock at hand. Can be stored and read by a later page. */
export interface Moment {
  /** The page that noted it. */
  readonly page: string;
  /** Milliseconds that page had counted by then. */
  readonly countedMs: number;
  /** The device's clock, in milliseconds since 1970. */
  readonly deviceMs: number;
  /** The server's clock, in milliseconds since 1970; null where no answer had told it. */
  readonly serverMs: number | null;
}

/** What page time is made of. */
export interface PageTimeOptions {
  /** Tells this page from every other, before and after a reload. */
  readonly page: string;
  /** Milliseconds counted by the page; no change of the device's clock moves them. */
  readonly count: () => number;
  /** Milliseconds since 1970, by the device's clock. */
  readonly deviceNow: () => number;
  /** Asks a server for its time, in milliseconds since 1970; null where none answers. */
  readonly askServer: () => Promise<number | null>;
}

/**
 * How long ago something was, for rules about money.
 *
 * None of the clocks will do alone: the player can change the device's one, the page's own count
 * stands still while a phone sleeps and ends with the page, and the server's is only known from its
 * answers.
 */
export interface PageTime {
  /** Now. */
  readonly mark: () => Moment;
  /** Whether this page noted the moment, and not one before a reload or another tab. */
  readonly isOfThisPage: (then: Moment) => boolean;
  /**
   * Milliseconds since a moment, as far as is known: the time a phone has slept is missing until a
   * server has answered again. Null where the moment is another page's and nothing tells.
   */
  readonly since: (then: Moment) => number | null;
  /** The same, after asking a server where the page may have slept. Null while none can tell. */
  readonly confirmedSince: (then: Moment) => Promise<number | null>;
  /** Takes note of the server's clock, as an answer has told it. */
  readonly noteServerTime: (serverMs: number) => void;
}

/** So far may the device's clock run ahead of the count before the page may have slept. */
const maxDriftMs = 60_000;

/** Makes the time of a page. */
export function createPageTime(options: PageTimeOptions): PageTime {
  const { page, count, deviceNow, askServer } = options;
  /** The latest instant at which count and device are known to agree. */
  let anchor = { countedMs: count(), deviceMs: deviceNow() };
  /** How far the server's clock is ahead of the count. */
  let serverAheadMs: number | null = null;

  const noteServerTime = (serverMs: number): void => {
    anchor = { countedMs: count(), deviceMs: deviceNow() };
    serverAheadMs = serverMs - anchor.countedMs;
  };
  const mark = (): Moment => {
    const countedMs = count();
    const serverMs = serverAheadMs === null ? null : countedMs + serverAheadMs;
    return { page, countedMs, deviceMs: deviceNow(), serverMs };
  };
  const isOfThisPage = (then: Moment): boolean => then.page === page;

  const since = (then: Moment): number | null => {
    const now = mark();
    const known = [
      isOfThisPage(then) ? now.countedMs - then.countedMs : null,
      now.serverMs === null || then.serverMs === null ? null : now.serverMs - then.serverMs,
      // A back end that never tells its time leaves nothing but the device's clock.
      isOfThisPage(then) || then.serverMs !== null ? null : now.deviceMs - then.deviceMs,
    ].filter((ms) => ms !== null);
    return known.length === 0 ? null : Math.max(0, ...known);
  };

  const mayHaveSlept = (): boolean =>
    deviceNow() - anchor.deviceMs - (count() - anchor.countedMs) > maxDriftMs;

  const confirmedSince = async (then: Moment): Promise<number | null> => {
    if (mayHaveSlept()) {
      const serverMs = await askServer();
      if (serverMs === null || then.serverMs === null) return null;
      noteServerTime(serverMs);
    }
    return since(then);
  };

  return { mark, isOfThisPage, since, confirmedSince, noteServerTime };
}
