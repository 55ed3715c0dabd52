import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRoleListQuery } from '@shop/api-client';
import type { ContentOf, roleList } from '@shop/contract';
import {
  roleListArgs,
  selectLink,
  selectSelection,
  selectionSlice,
} from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { useEffect } from 'react';
import { useShopDispatch, useShopSelector } from '../store';
import type { ListQuery } from './use-list-state';

const { roleChosen, roleCleared } = selectionSlice.actions;

/** Returns the arguments of the role list query; `skipToken` while a choice is missing. */
export function useRoleListArgs(): Parameters<typeof useRoleListQuery>[0] {
  const isSignedIn = useShopSelector(selectUser) !== null;
  return roleListArgs(useShopSelector(selectSelection), isSignedIn) ?? skipToken;
}

/**
 * Chooses the only role, unless a link is still to choose one, or has named another that is not there: then the player
 * decides. Clears a saved role that the player no longer has. Returns the query of the roles.
 */
export function useOnlyRole(): ListQuery<ContentOf<typeof roleList>> {
  const dispatch = useShopDispatch();
  const link = useShopSelector(selectLink);
  const isMissed = useShopSelector(({ roleMissed }) => roleMissed);
  const isLeftOpen = link !== null || isMissed;
  const { role } = useShopSelector(selectSelection);
  const query = useRoleListQuery(useRoleListArgs());
  const { data, isFetching } = query;
  useEffect(() => {
    if (data === undefined || isFetching) return;
    const [only] = data.roles;
    if (role !== null) {
      const isKnown = data.roles.some(({ role_id }) => role_id === role.value);
      if (!isKnown) dispatch(roleCleared());
    } else if (only !== undefined && data.roles.length === 1 && !isLeftOpen) {
      dispatch(roleChosen({ value: only.role_id, display: only.name }));
    }
  }, [data, isFetching, role, isLeftOpen, dispatch]);
  return query;
}
