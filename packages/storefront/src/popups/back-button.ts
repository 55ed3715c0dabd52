import type { PageHistory } from '../browser';

/** Keeps one history entry per open popup. */
export interface BackButton {
  /** Sets the number of open popups. */
  follow: (depth: number) => void;
  stop: () => void;
}

function withDepth(state: unknown, popupDepth: number): object {
  return { ...(typeof state === 'object' ? state : null), popupDepth };
}

/**
 * Makes the phone's back button close the top popup instead of leaving the shop: each open popup has
 * an entry in the history. The router's own fields of the state are kept, so that it sees no change
 * of page. Entries are removed one step per `popstate`, since steps arrive late and merge.
 */
export function createBackButton(history: PageHistory, closeTop: () => void): BackButton {
  let entries = 0;
  let open = 0;
  let isStepping = false;

  const settle = (): void => {
    if (isStepping) return;
    if (entries < open) {
      entries += 1;
      history.pushState(withDepth(history.state, entries));
      settle();
    }
    if (entries > open) {
      isStepping = true;
      history.back();
    }
  };

  const stop = history.onStep(() => {
    if (entries === 0) return;
    entries -= 1;
    if (isStepping) {
      isStepping = false;
      settle();
      return;
    }
    open -= 1;
    closeTop();
  });

  return {
    follow: (depth) => {
      open = depth;
      settle();
    },
    stop,
  };
}
