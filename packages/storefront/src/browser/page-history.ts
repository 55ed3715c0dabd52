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

/** Returns the state of an entry for an open popup: that of the page's own entry, with its height above that. */
export function withPopupDepth(state: unknown, popupDepth: number): object {
  return { ...fieldsOf(state), popupDepth };
}

/** Returns how many entries of popups lead back to the page's own entry; 0 if this is it. */
export function popupDepthOf(state: unknown): number {
  const depth = fieldsOf(state)['popupDepth'];
  return typeof depth === 'number' ? depth : 0;
}

/** Whether a page of the shop is below the one with this router state, which leads there in turn. */
export function isAbovePage(routerState: unknown): boolean {
  return fieldsOf(routerState)['isAbovePage'] === true;
}

/** Returns how many steps back lead from an entry to the page of the shop below its own page; 0 if there is none. */
export function stepsToPageBelow(state: unknown): number {
  return popupDepthOf(state) + (isAbovePage(fieldsOf(state)['usr']) ? 1 : 0);
}

function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' ? { ...state } : {};
}
