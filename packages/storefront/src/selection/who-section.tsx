import { useTranslate } from '@shop/i18n/react';
import { unmarkRecipient } from '@shop/storefront-core/browser';
import { type PopupName, popupStack } from '@shop/storefront-core/popups';
import { type Selection, nextStep, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { type RecipientStep, RecipientCard } from '@shop/ui/recipient-card';
import { type ReactElement, useEffect } from 'react';
import { useMissingContent } from '../connection';
import { useShopDispatch, useShopSelector } from '../store';
import { useIsGameAwaited } from './awaited-game';
import { useGameList } from './use-game-list';
import { useOnlyRole } from './use-only-role';

type RoleListQuery = ReturnType<typeof useOnlyRole>;

/** Who receives the goods: game, account, server and role, each a row that opens its popup. */
export function WhoSection(): ReactElement {
  const isAwaited = useIsGameAwaited();
  const steps = useWhoSteps(useOnlyRole(), isAwaited);
  useEffect(() => {
    // Until then it shows the prerendered guest.
    if (isAwaited) return;
    if (steps.every(({ state }) => state === 'done') || steps.some(isOpen)) unmarkRecipient();
  }, [isAwaited, steps]);
  return <RecipientCard steps={steps} />;
}

function isOpen({ state }: RecipientStep): boolean {
  return state === 'todo' || state === 'error';
}

function useWhoSteps(roleList: RoleListQuery, isGameAwaited: boolean): readonly RecipientStep[] {
  const dispatch = useShopDispatch();
  const selection = useShopSelector(selectSelection);
  const user = useShopSelector(selectUser);
  const roles = useRoleState(selection, roleList, user !== null);
  const gameState = useGameState(selection);

  const opens = (name: PopupName) => (): void => {
    dispatch(popupStack.actions.opened(name));
  };
  const step = nextStep(selection, user !== null);
  const { game, area, server, role } = selection;
  const serverName = [server?.display, area?.display].filter(Boolean).join(' · ');

  return [
    {
      key: 'game',
      state: gameState,
      value: game?.gameName,
      picture: game?.logo,
      onPress: opens('games'),
    },
    {
      key: 'account',
      // Can be opened before the game is known: the login waits for it.
      state: stateOf(user !== null, game !== null || isGameAwaited),
      value: user?.username,
      onPress: opens(user === null ? 'login' : 'switch-account'),
    },
    {
      key: 'server',
      state: stateOf(server !== null && user !== null, step === 'server'),
      value: serverName,
      onPress: opens('servers'),
    },
    {
      key: 'role',
      ...roles,
      value: role?.display,
      onPress: opens('roles'),
    },
  ];
}

function stateOf(isDone: boolean, isNext: boolean): RecipientStep['state'] {
  if (isDone) return 'done';
  return isNext ? 'todo' : 'locked';
}

function useGameState({ game }: Selection): RecipientStep['state'] {
  const query = useGameList();
  const missing = useMissingContent(query);
  if (game !== null) return 'done';
  return query.currentData === undefined && missing.kind === 'loading' ? 'loading' : 'todo';
}

/** Loading while the roles are requested; an error if they are refused or the account has none. */
function useRoleState(
  { server, role }: Selection,
  query: RoleListQuery,
  isSignedIn: boolean,
): Pick<RecipientStep, 'state' | 'message'> {
  const translate = useTranslate();
  const missing = useMissingContent(query);
  const { currentData: data, isFetching } = query;
  // The choice outlives the sign-in, which may have expired.
  if (!isSignedIn) return { state: 'locked' };
  if (role !== null) return { state: 'done' };
  if (server === null) return { state: 'locked' };
  if (missing.kind === 'error' && data === undefined) {
    return { state: 'error', message: missing.text ?? translate('role.loadFailed') };
  }
  if (isFetching) return { state: 'loading' };
  if (data?.roles.length === 0) return { state: 'error', message: translate('who.noRole') };
  return { state: 'todo' };
}
