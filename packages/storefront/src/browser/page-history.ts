/** The part of the browser's history that the back button of popups uses. */
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
