import { useRoleListQuery } from '@shop/api-client';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '../services';
import { selectUser } from '../session';
import { roleListArgs } from './catalogue-args';
import { selectSelection, selectionSlice } from './selection-slice';

/** Returns the arguments of the role list query; `skipToken` while a choice is missing. */
export function useRoleListArgs(): Parameters<typeof useRoleListQuery>[0] {
  const isSignedIn = useSelector(selectUser) !== null;
  return roleListArgs(useSelector(selectSelection), isSignedIn) ?? skipToken;
}

/**
 * Chooses the role the link names, or the only one (spec §2). Clears a saved role that the player no
 * longer has.
 */
export function useEntryRole(): void {
  const dispatch = useDispatch();
  const { query } = useServices();
  const { game, role } = useSelector(selectSelection);
  const { data, isFetching } = useRoleListQuery(useRoleListArgs());

  useEffect(() => {
    if (data === undefined || isFetching) return;
    const isKnown = data.roles.some(({ role_id }) => role_id === role?.value);
    if (role !== null && !isKnown) dispatch(selectionSlice.actions.roleCleared());
    if (role !== null) return;

    const [only] = data.roles;
    const linked = data.roles.find(
      ({ role_id }) => game?.clientId === query.clientId && role_id === query.roleId,
    );
    const found = linked ?? (data.roles.length === 1 ? only : undefined);
    if (found === undefined) return;
    dispatch(selectionSlice.actions.roleChosen({ value: found.role_id, display: found.name }));
  }, [data, isFetching, role, game, query, dispatch]);
}
