import { lostFile, maxLoadMs, startTimer } from '../browser';
import { type LossCause, isNotFetched } from './cause-of-loss';

/** Code could not be loaded. */
export class LostCode extends Error {
  override readonly cause: LossCause;

  constructor(cause: LossCause) {
    super(cause);
    this.cause = cause;
  }
}

/** Loads the code of everything but the first screen. */
export interface CodeLoader {
  /**
   * Loads what the player has asked for. Rejects with a {@link LostCode}, and the caller says so. If that has happened
   * on this page before, and loading the page again may help, the page is loaded again: browsers older than 2026 remember a
   * failed import, and would repeat it at each press.
   */
  readonly load: <Code>(load: () => Promise<Code>) => Promise<Code>;
  /** Loads what may be needed next, at no press. Rejects if that fails, and never loads the page again. */
  readonly ahead: <Code>(load: () => Promise<Code>) => Promise<Code>;
  /** Loads the page again, with the popups that are open. */
  readonly reload: () => void;
  /** The brand's customer service, for who cannot run the code; undefined if it has no page. */
  readonly support: string | undefined;
}

/** What a {@link CodeLoader} needs. */
export interface CodeLoaderOptions {
  readonly causeOf: (error: unknown) => Promise<LossCause>;
  /** Waits for what is loading, and on if the player leaves the page, which loses it as well. */
  readonly unlessLeft: <Value>(loading: Promise<Value>) => Promise<Value>;
  /** Reports a loss. */
  readonly report: (cause: LossCause) => void;
  readonly reload: () => void;
  readonly support?: string | undefined;
}

/** Whether the page loaded again would have what is lost. */
function isCuredByReload(cause: LossCause): boolean {
  switch (cause) {
    case 'missed':
    case 'slow':
    case 'renewed':
      return true;
    // The browser's own page of an error would take the place of this one.
    case 'network':
    case 'unsupported':
      return false;
  }
}

/** Resolves as `loading` does; rejects if that takes too long. */
async function inTime<Code>(loading: Promise<Code>): Promise<Code> {
  let stop = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = startTimer(() => {
      reject(lostFile('code', 'LateFile'));
    }, maxLoadMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    stop();
  }
}

/** Creates the loader of a page. */
export function createCodeLoader(options: CodeLoaderOptions): CodeLoader {
  const { causeOf, unlessLeft, report, reload, support } = options;
  const reported = new Set<LossCause>();
  let wasTold = false;
  /** Set for good: WebKit resolves a second import of code that has thrown, to the half of it that ran. */
  let unsupported: LostCode | null = null;

  const lose = (cause: LossCause): LostCode => {
    const lost = new LostCode(cause);
    if (cause === 'unsupported') unsupported = lost;
    if (!reported.has(cause)) report(cause);
    reported.add(cause);
    return lost;
  };

  return {
    load: async (load) => {
      if (unsupported !== null) throw unsupported;
      // Files that are loaded for the same press fail together.
      const wasToldBefore = wasTold;
      try {
        return await inTime(unlessLeft(load()));
      } catch (error) {
        const lost = lose(await causeOf(error));
        if (wasToldBefore && isCuredByReload(lost.cause)) reload();
        wasTold = true;
        throw lost;
      }
    },
    ahead: async (load) => {
      if (unsupported !== null) throw unsupported;
      try {
        return await load();
      } catch (error) {
        if (!isNotFetched(error) && (await causeOf(error)) === 'unsupported')
          throw lose('unsupported');
        throw error;
      }
    },
    reload,
    support,
  };
}
