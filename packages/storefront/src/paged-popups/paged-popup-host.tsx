import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { pageHistory, pageWindow } from '../browser';
import type { StepRoutes } from '../entry';
import {
  type BackButton,
  type PopupHostProps,
  type PopupName,
  type PopupState,
  Popups,
  createBackButton,
  popupStack,
  selectPopups,
} from '../popups';

/** The popups that are pages in the old version. */
const pageNames = ['recharge', 'result'] as const satisfies readonly PopupName[];

type PageName = (typeof pageNames)[number];

/** What the history keeps of a page: survives a reload. */
const pageState = v.object({
  usr: v.object({
    /** The page from which the result was reached (spec §2); null if it was not the payment. */
    origin: v.nullable(v.literal('recharge')),
    /** A page of the shop is below it in the history. */
    isAbovePage: v.boolean(),
  }),
});

type PageState = v.InferOutput<typeof pageState>['usr'];

/** Returns what the history keeps of the page that is shown; null if it was reached by its address. */
function shownPageState(): PageState | null {
  const read = v.safeParse(pageState, pageHistory.state);
  return read.success ? read.output.usr : null;
}

/** Returns the step from which the result was reached (spec §2); null if it was reached by itself. */
export function resultOrigin(): 'recharge' | null {
  return shownPageState()?.origin ?? null;
}

/** Props of {@link PagedPopupHost}. */
export interface PagedPopupHostProps extends PopupHostProps {
  readonly steps: StepRoutes;
  /** The query of links inside the shop. */
  readonly search: string;
}

/**
 * The open popups of the old version, in which payment and result are pages. The stack says what is
 * open: opening such a popup leads to its page, closing it leads back, and a page that the player comes
 * to opens it. The game list is a page without a popup, which is only led to.
 */
export function PagedPopupHost({ popups, steps, search }: PagedPopupHostProps): ReactElement {
  const dispatch = useDispatch();
  const open = useSelector(selectPopups);
  const store = useStore<PopupState>();
  const location = useLocation();
  const navigate = useNavigate();
  const button = useRef<BackButton<PageName> | null>(null);

  const go = useEffectEvent((pathname: string, options: NavigateOptions) => {
    void navigate({ pathname, search }, options);
  });

  useEffect(() => {
    const shown = (): PageName | null => {
      const { pathname } = pageWindow().location;
      return pageNames.find((name) => steps[name] === pathname) ?? null;
    };
    const leadTo = (page: PageName | null): 'there' | 'back' => {
      const from = shown();
      const state = shownPageState();
      const isAbovePage = from === null || state?.isAbovePage === true;
      if (page === null) {
        if (isAbovePage) return 'back';
        go(steps['select-goods'], { replace: true });
        return 'there';
      }
      // The payment gives its place to the result, so that no step back leads to paying again.
      const origin = from === 'recharge' ? from : null;
      go(steps[page], { replace: from !== null, state: { origin, isAbovePage } });
      return 'there';
    };
    const onChange = (page: PageName | null): void => {
      pageNames
        .filter((name) => name !== page)
        .forEach((name) => dispatch(popupStack.actions.closed(name)));
      const stack = selectPopups(store.getState());
      if (page === null || stack.includes(page)) return;
      // Below what else is open.
      dispatch(popupStack.actions.replaced(page));
      stack.forEach((name) => dispatch(popupStack.actions.opened(name)));
    };
    const closeTop = (): void => {
      dispatch(popupStack.actions.topClosed());
    };
    button.current = createBackButton(pageHistory, closeTop, { shown, leadTo, onChange });
    const first = shown();
    // What was pressed before this code arrived stays open.
    if (first !== null) onChange(first);
    return button.current.stop;
  }, [dispatch, steps, store]);

  useEffect(() => {
    button.current?.pageShown();
  }, [location]);

  useEffect(() => {
    // The state of now: a page that the player has come to may have opened its popup meanwhile.
    const stack = selectPopups(store.getState());
    if (stack.includes('games')) {
      dispatch(popupStack.actions.closed('games'));
      const { document, location } = pageWindow();
      if (location.pathname !== steps['select-game']) go(steps['select-game'], {});
      else document.querySelector<HTMLElement>('main button')?.focus();
      return;
    }
    const pages = pageNames.filter((name) => stack.includes(name));
    button.current?.follow(stack.length - pages.length, pages.pop() ?? null);
  }, [open, dispatch, store, steps]);

  return <Popups popups={popups} inPage={pageNames} />;
}
