import { useTranslate } from '@shop/i18n/react';
import { popupStack } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import type { LegacyHeaderUser } from '@shop/ui/legacy-header';
import { useReplenishment } from '../replenishment';
import { useDeferredTexts } from '../deferred-texts';
import { useShopDispatch, useShopSelector } from '../store';

/** Returns what the header shows of the user: for whom is paid (spec §6), and how the payer signs out. */
export function usePayerLabel(): LegacyHeaderUser {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const hasTexts = useDeferredTexts();
  const replenishment = useReplenishment();
  const isSignedIn = useShopSelector(selectUser) !== null;
  // Chosen together with the payer, so that nothing moves a second time.
  const { role } = useShopSelector(selectSelection);
  if (replenishment === null || role === null || !hasTexts) return { kind: 'payer', label: '' };
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
