import type { PageHistory } from '../popups';

/** The browser's history, as the back button of popups needs it. */
export function browserHistory(window: Window): PageHistory {
  return {
    get state(): unknown {
      return window.history.state;
    },
    pushState: (state, unused) => {
      window.history.pushState(state, unused);
    },
    back: () => {
      window.history.back();
    },
    onStep: (listener) => {
      window.addEventListener('popstate', listener);
      return () => {
        window.removeEventListener('popstate', listener);
      };
    },
  };
}
