import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRoleListQuery, useServerListQuery } from '@shop/api-client';
import type { MessageKey } from '@shop/i18n';
import { popupStack } from '@shop/storefront-core/popups';
import {
  type LinkStep,
  isOnServer,
  linkSlice,
  linkStep,
  roleMissedSlice,
  selectLink,
  selectSelection,
  selectionSlice,
} from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { toastSlice } from '@shop/storefront-core/toasts';
import { useEffect, useMemo } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useRoleListArgs } from './use-only-role';

const { roleChosen, serverChosen } = selectionSlice.actions;

/** Returns what the link asks for next; servers and roles are requested only where it names some. */
export function useLinkStep(): LinkStep {
  const selection = useShopSelector(selectSelection);
  const isSignedIn = useShopSelector(selectUser) !== null;
  const link = useShopSelector(selectLink);
  const due = isSignedIn && selection.game?.clientId === link?.clientId ? link : null;
  const needsServer = due !== null && !isOnServer(due, selection);
  const { currentData: servers } = useServerListQuery(
    needsServer ? { client_id: due.clientId } : skipToken,
  );
  const roleArgs = useRoleListArgs();
  const { currentData: roles } = useRoleListQuery(
    due === null || needsServer ? skipToken : roleArgs,
  );
  return useMemo(
    () => linkStep(due, selection, { servers, roles: roles?.roles }),
    [due, selection, servers, roles],
  );
}

/**
 * Applies server and role of the link (spec §2), as the back end lists them. Where the player has last
 * chosen another character of the same game, the player decides.
 */
export function useEntryLink(): void {
  const dispatch = useShopDispatch();
  const { randomUuid } = useServices();
  const step = useLinkStep();
  useEffect(() => {
    /** Leaves the choice to the player. */
    const end = (key: MessageKey): void => {
      const text = { kind: 'key', key } as const;
      dispatch(toastSlice.actions.shown({ id: randomUuid(), tone: 'error', text }));
      dispatch(linkSlice.actions.linkEnded());
    };
    switch (step.kind) {
      case 'none':
        return;
      case 'applied':
        dispatch(linkSlice.actions.linkEnded());
        return;
      case 'no-server':
        end('link.noServer');
        return;
      case 'no-role':
        dispatch(roleMissedSlice.actions.noted());
        end('error.roleNotFound');
        return;
      case 'server':
      case 'role':
        if (step.isOther) dispatch(popupStack.actions.opened('linked-character'));
        else if (step.kind === 'server') dispatch(serverChosen(step.choice));
        else dispatch(roleChosen(step.choice));
        return;
    }
  }, [step, dispatch, randomUuid]);
}
