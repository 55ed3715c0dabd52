import { useTranslate } from '@shop/i18n';
import type { LegacyHeaderUser } from '@shop/ui/legacy-header';
import { useDispatch, useSelector } from 'react-redux';
import { useDebt } from '../debt';
import { useDeferredTexts } from '../language';
import { popupStack } from '../popups';
import { selectUser } from '../session';

/** Returns what the header shows of the user: for whom is paid (spec §6), and how the payer signs out. */
export function usePayerLabel(): LegacyHeaderUser {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const hasTexts = useDeferredTexts();
  const debt = useDebt();
  const isSignedIn = useSelector(selectUser) !== null;
  if (debt === null || !hasTexts) return { kind: 'payer', label: '' };
  return {
    kind: 'payer',
    label: translate('replenish.userLabel', { name: debt.user_name }),
    onSignOut: isSignedIn
      ? () => {
          dispatch(popupStack.actions.opened('sign-out'));
        }
      : undefined,
  };
}
