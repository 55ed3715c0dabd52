import type { Instant } from '@shop/api-client/transport';

/** A point in time by every available clock. Can be stored and read by a later page. */
export interface Moment {
  /** The page that recorded it. */
  readonly page: string;
  /** Milliseconds that page had counted by then. */
  readonly countedMs: number;
  /** The device's clock, in milliseconds since 1970. */
  readonly deviceMs: number;
  /** The server's clock, in milliseconds since 1970; null if no answer had contained it yet. */
  readonly serverMs: number | null;
}

/** Options of {@link createPageTime}. */
export interface PageTimeOptions {
  /** Identifies this page; another one after a reload. */
  readonly page: string;
  /** Milliseconds counted by the page, independent of the device's clock. */
  readonly count: () => number;
  /** Milliseconds since 1970, by the device's clock. */
  readonly deviceNow: () => number;
  /** Asks a server for its time, in milliseconds since 1970; null if none answers. */
  readonly askServer: () => Promise<number | null>;
}

/**
 * Measures elapsed time for rules about money.
 *
 * No clock suffices alone: the player can change the device's clock, the page's own count stops while
 * a phone sleeps and ends with the page, and the server's time is only known from its answers.
 */
export interface PageTime {
  /** Returns the current moment. */
  readonly mark: () => Moment;
  /** Whether this page recorded the moment, not an earlier page or another tab. */
  readonly isOfThisPage: (then: Moment) => boolean;
  /**
   * Returns the known milliseconds since a moment: the time a phone has slept is missing until a server
   * has answered again. Returns null if another page recorded the moment and no clock is comparable.
   */
  readonly since: (then: Moment) => number | null;
  /** Does the same, but asks a server first if the page may have slept or knows no time; null if none answers. */
  readonly confirmedSince: (then: Moment) => Promise<number | null>;
  /** Records the server's time from an answer that has just arrived, or that arrived at an earlier instant. */
  readonly noteServerTime: (serverMs: number, arrivedAt?: Instant) => void;
}

/** If the device's clock is further ahead of the count, the page may have slept. */
const maxDriftMs = 60_000;

/** Creates the time of a page. */
export function createPageTime(options: PageTimeOptions): PageTime {
  const { page, count, deviceNow, askServer } = options;
  const instant = (): Instant => ({ countedMs: count(), deviceMs: deviceNow() });
  /**
   * The instant of the server's time, or of the start of the page. While the phone sleeps after it,
   * the device's clock moves ahead of the count.
   */
  let anchor = instant();
  /** How far the server's clock is ahead of the count. */
  let serverAheadMs: number | null = null;

  const noteServerTime: PageTime['noteServerTime'] = (serverMs, arrivedAt = instant()) => {
    // A later answer has been noted.
    if (serverAheadMs !== null && arrivedAt.countedMs < anchor.countedMs) return;
    anchor = arrivedAt;
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
      // Without any server time only the device's clock is left.
      isOfThisPage(then) || then.serverMs !== null ? null : now.deviceMs - then.deviceMs,
    ].filter((ms) => ms !== null);
    return known.length === 0 ? null : Math.max(0, ...known);
  };

  const mayHaveSlept = (): boolean =>
    deviceNow() - anchor.deviceMs - (count() - anchor.countedMs) > maxDriftMs;

  const confirmedSince = async (then: Moment): Promise<number | null> => {
    if (mayHaveSlept() || since(then) === null) {
      const serverMs = await askServer();
      if (serverMs === null || then.serverMs === null) return null;
      noteServerTime(serverMs);
    }
    return since(then);
  };

  return { mark, isOfThisPage, since, confirmedSince, noteServerTime };
}
