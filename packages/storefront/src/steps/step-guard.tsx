import type { StepKey } from '@shop/ui/step-bar';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isAbovePage, pageWindow, useIsPrerendered } from '../browser';
import { type PopupName, type PopupState, popupStack, selectPopups } from '../popups';
import { reachableStep, selectLink, selectSelection } from '../selection';
import { useServices } from '../services';
import { selectUser } from '../session';

/** Props of {@link StepGuard}. */
export interface StepGuardProps {
  readonly step: StepKey;
  /** Whether there is an order whose result can be shown. */
  readonly hasOrder?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows the page of a step, from its top. Where something that the step needs is missing, it leads to the
 * first step that lacks something, and renders nothing. A prerendered page, which has no choices, is shown; the
 * script in it has looked at the choices.
 */
export function StepGuard({ step, hasOrder = false, children }: StepGuardProps): ReactNode {
  const { steps } = useServices();
  const selection = useSelector(selectSelection);
  const link = useSelector(selectLink);
  const user = useSelector(selectUser);
  const reachable = reachableStep(step, { selection, link, user, hasOrder });
  const isPrerendered = useIsPrerendered();
  const wasOpen = useWasOpen(step);
  useTopOfPage();
  if (steps === null || isPrerendered || reachable === step) return children;
  return <Redirect from={step} path={steps[reachable]} wasOpen={wasOpen} />;
}

/**
 * Returns whether the popup that is the page of a step has been open on it. Then the host of the popups leads away
 * from the page once the popup is closed.
 */
function useWasOpen(step: StepKey): RefObject<boolean> {
  const wasOpen = useRef(false);
  const isOpen = useSelector((state: PopupState) => openAsPage(state, step) !== undefined);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
  }, [isOpen]);
  return wasOpen;
}

function openAsPage(state: PopupState, step: StepKey): PopupName | undefined {
  return selectPopups(state).find((name) => name === step);
}

/** Props of {@link Redirect}. */
interface RedirectProps {
  readonly from: StepKey;
  readonly path: string;
  readonly wasOpen: RefObject<boolean>;
}

/**
 * Leads to another page in place of this one, at once; the query stays as the address shows it now. Where a page is
 * below this one in the history, a step back then leads there, or it would be there twice. A page that shows a popup
 * is left by closing that, which does the same.
 */
function Redirect({ from, path, wasOpen }: RedirectProps): ReactElement | null {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<PopupState>();
  const isAbove = isAbovePage(useLocation().state);
  // Not earlier: the router listens only once it is mounted.
  useEffect(() => {
    // Also one that opens at this moment: its host would lead back to this page.
    const popup = openAsPage(store.getState(), from);
    if (popup !== undefined) dispatch(popupStack.actions.closed(popup));
    if (popup !== undefined || wasOpen.current) return;
    const { search } = pageWindow().location;
    void navigate({ pathname: path, search }, { replace: true });
    if (isAbove) void navigate(-1);
  }, [dispatch, from, isAbove, navigate, path, store, wasOpen]);
  return null;
}

/** Shows a page that a link or a button has led to from its top. Steps back keep their position. */
function useTopOfPage(): void {
  const isStep = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (!isStep) pageWindow().scrollTo(0, 0);
  }, [isStep]);
}
