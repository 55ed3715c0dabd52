import { useTranslate } from '@shop/i18n';
import type { LegacyHeaderUser } from '@shop/ui/legacy-header';
import { useDispatch, useSelector } from 'react-redux';
import { useDebt } from '../debt';
import { useDeferredTexts } from '../language';
import { popupStack } from '../popups';
import { selectSelection } from '../selection';
import { selectUser } from '../session';

/** Returns what the header shows of the user: for whom is paid (spec §6), and how the payer signs out. */
export function usePayerLabel(): LegacyHeaderUser {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const hasTexts = useDeferredTexts();
  const debt = useDebt();
  const isSignedIn = useSelector(selectUser) !== null;
  // Chosen together with the payer, so that nothing moves a second time.
  const { role } = useSelector(selectSelection);
  if (debt === null || role === null || !hasTexts) return { kind: 'payer', label: '' };
  return {
    kind: 'payer',
    label: translate('replenish.userLabel', { name: role.display }),
    onSignOut: isSignedIn
      ? () => {
          dispatch(popupStack.actions.opened('sign-out'));
        }
      : undefined,
  };
}
