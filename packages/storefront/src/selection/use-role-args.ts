import { useSelector } from 'react-redux';
import { selectUser } from '../session';
import { roleListArgs } from './catalogue-args';
import { selectSelection } from './selection-slice';

/** The arguments of calls about one role of the signed-in player. */
export interface RoleArgs {
  readonly client_id: string;
  readonly server_id: string;
  readonly area_id?: string;
  readonly role_id: string;
}

/** Returns the arguments of calls about the chosen role; null while a choice is missing. */
export function useRoleArgs(): RoleArgs | null {
  const selection = useSelector(selectSelection);
  const isSignedIn = useSelector(selectUser) !== null;
  const place = roleListArgs(selection, isSignedIn);
  const { role } = selection;
  return place === null || role === null ? null : { ...place, role_id: role.value };
}
