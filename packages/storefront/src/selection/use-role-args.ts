import { useSelector } from 'react-redux';
import { selectUser } from '../session';
import { type RoleArgs, roleArgs } from './later-args';
import { selectSelection } from './selection-slice';

/** Returns the arguments of calls about the chosen role; null while a choice is missing. */
export function useRoleArgs(): RoleArgs | null {
  const selection = useSelector(selectSelection);
  const isSignedIn = useSelector(selectUser) !== null;
  return roleArgs(selection, isSignedIn);
}
