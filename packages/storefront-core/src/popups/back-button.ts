import { type PageHistory, stepsOn } from '../browser';

/** The popups that are pages of their own, of which the address shows one or none. */
export interface PopupPages<Page> {
  /** Returns the page that the address shows. */
  readonly shown: () => Page | null;
  /** Leads to a page, or from the last one to the page below it. */
  readonly leadTo: (page: Page | null) => void;
  /** The player has come to a page, or has left it for one that is none of them. */
  readonly onChange: (page: Page | null) => void;
}

/** Keeps one history entry per open popup, and the page that belongs to the popups. */
export interface BackButton<Page = never> {
  /** Sets the number of open popups, and the page below them. */
  readonly follow: (depth: number, page?: Page | null) => void;
  /** Another page is shown. */
  readonly pageShown: () => void;
  readonly stop: () => void;
}

/**
 * Makes the phone's back button close the top popup instead of leaving the shop: each open popup has
 * an entry in the history. The page is changed once their entries are removed, or it would be one of them.
 *
 * A reload leads to the entry of a popup that is not open. It stays: it serves the next popup, and a step back passes
 * it. A step that the page takes by itself would stop a player who is leaving, and WebKit ends a document in which that
 * happens while it is parsed.
 */
export function createBackButton<Page = never>(
  history: PageHistory,
  closeTop: () => void,
  pages?: PopupPages<Page>,
): BackButton<Page> {
  let open = 0;
  const shownPage = (): Page | null => pages?.shown() ?? null;
  let page = shownPage();

  const addEntries = (): void => {
    for (let depth = history.entry.popupDepth; depth < open; depth += 1) history.pushPopup();
  };

  const settle = (): void => {
    const isElsewhere = shownPage() !== page;
    const surplus = history.entry.popupDepth - (isElsewhere ? 0 : open);
    if (surplus > 0) {
      history.step(-surplus);
      history.whenStill(settle);
      return;
    }
    if (isElsewhere) pages?.leadTo(page);
    history.whenStill(addEntries);
  };

  const stop = history.onStep((from) => {
    const { entry } = history;
    if (entry.popupDepth >= open) return stepsOn(from, entry, open);
    for (; open > entry.popupDepth; open -= 1) closeTop();
    return 0;
  });

  return {
    follow: (depth, wanted = null) => {
      if (depth === open && wanted === page) return;
      open = depth;
      page = wanted;
      history.whenStill(settle);
    },
    pageShown: () => {
      history.whenStill(() => {
        addEntries();
        const shown = shownPage();
        if (shown === page) return;
        page = shown;
        pages?.onChange(shown);
      });
    },
    stop,
  };
}
