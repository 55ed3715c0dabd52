import { type PageHistory, withPopupDepth } from '../browser';

/** The popups that are pages of their own, of which the address shows one or none. */
export interface PopupPages<Page> {
  /** Returns the page that the address shows. */
  readonly shown: () => Page | null;
  /**
   * Leads to a page, or from the last one to the page below it. Returns `back` if a step back leads there,
   * which is then made.
   */
  readonly leadTo: (page: Page | null) => 'there' | 'back';
  /** The player has come to a page, or has left it for one that is none of them. */
  readonly onChange: (page: Page | null) => void;
}

/** Keeps one history entry per open popup, and the page that belongs to the popups. */
export interface BackButton<Page = never> {
  /** Sets the number of open popups, and the page below them. */
  readonly follow: (depth: number, page?: Page | null) => void;
  /** The router has shown another page. */
  readonly pageShown: () => void;
  readonly stop: () => void;
}

/**
 * Makes the phone's back button close the top popup instead of leaving the shop: each open popup has
 * an entry in the history. The router's own fields of the state are kept, so that it sees no change
 * of page. Entries are removed one step per `popstate`, since steps arrive late and merge. The page is
 * changed once they are removed, or it would be one of them.
 */
export function createBackButton<Page = never>(
  history: PageHistory,
  closeTop: () => void,
  pages?: PopupPages<Page>,
): BackButton<Page> {
  let entries = 0;
  let open = 0;
  const shownPage = (): Page | null => pages?.shown() ?? null;
  let page = shownPage();
  /** A step of our own that has not arrived yet. */
  let step: 'popup' | 'page' | null = null;

  const stepBack = (over: 'popup' | 'page'): void => {
    step = over;
    history.back();
  };

  const settle = (): void => {
    if (step !== null) return;
    const isElsewhere = shownPage() !== page;
    if (entries > (isElsewhere ? 0 : open)) {
      stepBack('popup');
      return;
    }
    if (isElsewhere && pages?.leadTo(page) === 'back') {
      stepBack('page');
      return;
    }
    while (entries < open) {
      entries += 1;
      history.pushState(withPopupDepth(history.state, entries));
    }
  };

  const pageShown = (): void => {
    const shown = shownPage();
    if (step !== null || shown === page) return;
    page = shown;
    pages?.onChange(shown);
  };

  const stop = history.onStep(() => {
    const own = step;
    step = null;
    if (own === 'page') {
      settle();
      return;
    }
    if (entries === 0) {
      pageShown();
      return;
    }
    entries -= 1;
    if (own === 'popup') {
      settle();
      return;
    }
    open -= 1;
    closeTop();
  });

  return {
    follow: (depth, wanted = null) => {
      open = depth;
      page = wanted;
      settle();
    },
    pageShown,
    stop,
  };
}
