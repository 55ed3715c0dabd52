import { pageWindow } from '@shop/storefront-core/browser';
import type { StepKey } from '@shop/storefront-core/entry';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { reachableStep, selectLink, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useIsPrerendered } from '@shop/storefront/browser';
import { useShownPage } from '@shop/storefront/router';
import { useServices } from '@shop/storefront/services';
import { useShopDispatch, useShopSelector, useShopStore } from '@shop/storefront/store';

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
  const selection = useShopSelector(selectSelection);
  const link = useShopSelector(selectLink);
  const user = useShopSelector(selectUser);
  const reachable = reachableStep(step, { selection, hasLink: link !== null, user, hasOrder });
  const isPrerendered = useIsPrerendered();
  useTopOfPage();
  if (steps === null || isPrerendered || reachable === step) return children;
  return <Redirect from={step} path={steps[reachable]} />;
}

/** Props of {@link Redirect}. */
interface RedirectProps {
  readonly from: StepKey;
  readonly path: string;
}

/**
 * Leads to another page in place of this one, at once; the query stays as the address shows it now. Where a page is
 * below this one in the history, a step back leads there, or it would be there twice.
 */
function Redirect({ from, path }: RedirectProps): ReactElement | null {
  const dispatch = useShopDispatch();
  const store = useShopStore();
  const { pageHistory } = useServices();
  // Not earlier: the router listens only once it is mounted.
  useEffect(() => {
    pageHistory.leavePage(path + pageWindow().location.search);
    // The popup that is this page would lead back to it, also one that opens at this moment.
    const popup = selectPopups(store.getState()).find((name) => name === from);
    if (popup !== undefined) dispatch(popupStack.actions.closed(popup));
  }, [dispatch, from, pageHistory, path, store]);
  return null;
}

/** Shows a page that a link or a button has led to from its top. Steps back keep their position. */
function useTopOfPage(): void {
  const isStep = useShownPage().by === 'step';
  useLayoutEffect(() => {
    if (!isStep) pageWindow().scrollTo(0, 0);
  }, [isStep]);
}
