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
import { useNavigate, useNavigationType } from 'react-router';
import { pageWindow, useIsPrerendered } from '../browser';
import { type PopupState, popupStack, selectPopups } from '../popups';
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
  return <Redirect path={steps[reachable]} wasOpen={wasOpen} />;
}

/**
 * Returns whether the popup that is the page of a step has been open on it. Then the host of the popups leads away
 * from the page once the popup is closed.
 */
function useWasOpen(step: StepKey): RefObject<boolean> {
  const wasOpen = useRef(false);
  const isOpen = useSelector((state: PopupState) => openPages(state).some((page) => page === step));
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
  }, [isOpen]);
  return wasOpen;
}

/** Returns the open popups that are steps. */
function openPages(state: PopupState): readonly ('recharge' | 'result')[] {
  const open = selectPopups(state);
  return (['recharge', 'result'] as const).filter((name) => open.includes(name));
}

/** Props of {@link Redirect}. */
interface RedirectProps {
  readonly path: string;
  readonly wasOpen: RefObject<boolean>;
}

/**
 * Leads to another page in place of this one; the query stays as the address shows it now. A page that shows a
 * popup is left by closing that, which leads back to the page below it in the history: in its place, that one
 * would be there twice.
 */
function Redirect({ path, wasOpen }: RedirectProps): ReactElement | null {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<PopupState>();
  // Not earlier: the router listens only once it is mounted.
  useEffect(() => {
    if (wasOpen.current) {
      openPages(store.getState()).forEach((popup) => dispatch(popupStack.actions.closed(popup)));
      return;
    }
    const { search } = pageWindow().location;
    void navigate({ pathname: path, search }, { replace: true });
  }, [dispatch, navigate, path, store, wasOpen]);
  return null;
}

/** Shows a page that a link or a button has led to from its top. Steps back keep their position. */
function useTopOfPage(): void {
  const isStep = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (!isStep) pageWindow().scrollTo(0, 0);
  }, [isStep]);
}
