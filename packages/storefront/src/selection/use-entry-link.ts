import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRoleListQuery, useServerListQuery } from '@shop/api-client';
import type { ContentOf, Role, Server, serverList } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';
import type { EntryLink } from '@shop/storefront-core/entry';
import { popupStack } from '@shop/storefront-core/popups';
import {
  type SelectedOption,
  type Selection,
  linkSlice,
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

/** A server of a game, as it is chosen. */
export interface ServerChoice {
  readonly server: SelectedOption;
  readonly area: SelectedOption | null;
}

/** What the link asks for next, once the player is signed in and the game is chosen. */
export type LinkStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'server'; readonly choice: ServerChoice; readonly isOther: boolean }
  | { readonly kind: 'role'; readonly choice: SelectedOption; readonly isOther: boolean }
  | { readonly kind: 'no-server' | 'no-role' | 'applied' };

const none: LinkStep = { kind: 'none' };

/** Returns a server as it is chosen, with its area. */
export function serverChoice(
  { server_id, name, area_id }: Server,
  { areas }: Pick<ContentOf<typeof serverList>, 'areas'>,
): ServerChoice {
  const area = areas.find((one) => one.area_id === area_id);
  return {
    server: { value: server_id, display: name },
    area: area === undefined ? null : { value: area.area_id, display: area.name },
  };
}

function isOnServer({ serverId, areaId }: EntryLink, { server, area }: Selection): boolean {
  if (serverId === null) return true;
  return server?.value === serverId && (areaId === null || area?.value === areaId);
}

/**
 * Finds the server of a link. A link without an area is looked up in all of them; if several have such a
 * server, the link does not say which one it means.
 */
function serverStep(
  { serverId, areaId }: EntryLink,
  { server }: Selection,
  listed: ContentOf<typeof serverList>,
): LinkStep {
  const [found, ...others] = listed.servers.filter(
    (one) => one.server_id === serverId && (areaId === null || one.area_id === areaId),
  );
  if (found === undefined || others.length > 0) return { kind: 'no-server' };
  return { kind: 'server', choice: serverChoice(found, listed), isOther: server !== null };
}

function roleStep({ roleId }: EntryLink, { role }: Selection, roles: readonly Role[]): LinkStep {
  if (roleId === null || role?.value === roleId) return { kind: 'applied' };
  const found = roles.find(({ role_id }) => role_id === roleId);
  if (found === undefined) return { kind: 'no-role' };
  const choice = { value: found.role_id, display: found.name };
  return { kind: 'role', choice, isOther: role !== null };
}

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
  return useMemo(() => {
    if (due === null) return none;
    if (needsServer) return servers === undefined ? none : serverStep(due, selection, servers);
    return roles === undefined ? none : roleStep(due, selection, roles.roles);
  }, [due, needsServer, selection, servers, roles]);
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
