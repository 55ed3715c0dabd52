/** What the popups' back button needs of the browser's history. */
export interface PageHistory {
  readonly state: unknown;
  pushState: (state: unknown) => void;
  back: () => void;
  /** Calls `listener` after each step through the history; returns how to stop that. */
  onStep: (listener: () => void) => () => void;
}

/** The history of this window. */
export const pageHistory: PageHistory = {
  get state(): unknown {
    const state: unknown = history.state;
    return state;
  },
  pushState: (state) => {
    history.pushState(state, '');
  },
  back: () => {
    history.back();
  },
  onStep: (listener) => {
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
    };
  },
};
