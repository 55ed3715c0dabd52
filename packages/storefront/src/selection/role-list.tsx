import { useRoleListQuery } from '@shop/api-client';
import type { Role } from '@shop/contract';
import { popupStack } from '@shop/storefront-core/popups';
import { selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { type RoleOption, RoleListPopup } from '@shop/ui/role-list-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useShopDispatch, useShopSelector } from '../store';
import { useListState } from './use-list-state';
import { useRoleListArgs } from './use-only-role';

function roleOption({ role_id, name, level }: Role): RoleOption {
  return { id: role_id, name, level: level ?? null };
}

/** The player's roles on the chosen server; without roles it offers another server or account. */
export function RoleList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useShopDispatch();
  const { role } = useShopSelector(selectSelection);
  const query = useRoleListQuery(useRoleListArgs());

  const choose = (id: string): void => {
    const found = query.currentData?.roles.find(({ role_id }) => role_id === id);
    if (found !== undefined) {
      dispatch(selectionSlice.actions.roleChosen({ value: found.role_id, display: found.name }));
    }
    onOpenChange(false);
  };
  const changeServer = (): void => {
    dispatch(popupStack.actions.replaced('servers'));
  };
  const changeAccount = (): void => {
    // Asks first, above this popup (spec §5).
    dispatch(popupStack.actions.opened('switch-account'));
  };

  return (
    <RoleListPopup
      open={open}
      onOpenChange={onOpenChange}
      list={useListState(query, ({ roles }) => roles.map(roleOption))}
      chosen={role?.value ?? null}
      onChoose={choose}
      onChangeServer={changeServer}
      onChangeAccount={changeAccount}
    />
  );
}
