import type { StepKey } from '@shop/ui/step-bar';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useNavigationType } from 'react-router';
import { pageWindow, useIsPrerendered } from '../browser';
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
  useTopOfPage();
  if (steps === null || isPrerendered || reachable === step) return children;
  return <Redirect path={steps[reachable]} />;
}

/** Leads to another page in place of this one; the query stays as the address shows it now. */
function Redirect({ path }: { readonly path: string }): ReactElement | null {
  const navigate = useNavigate();
  // Not earlier: the router listens only once it is mounted.
  useEffect(() => {
    const { search } = pageWindow().location;
    void navigate({ pathname: path, search }, { replace: true });
  }, [navigate, path]);
  return null;
}

/** Shows a page that a link or a button has led to from its top. Steps back keep their position. */
function useTopOfPage(): void {
  const isStep = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (!isStep) pageWindow().scrollTo(0, 0);
  }, [isStep]);
}
