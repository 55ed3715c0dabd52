import { type RoleArgs, roleArgs, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { useShopSelector } from '../store';

/** Returns the arguments of calls about the chosen role; null while a choice is missing. */
export function useRoleArgs(): RoleArgs | null {
  const selection = useShopSelector(selectSelection);
  const isSignedIn = useShopSelector(selectUser) !== null;
  return roleArgs(selection, isSignedIn);
}
