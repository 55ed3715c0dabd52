import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRealNameStateQuery } from '@shop/api-client/sign-in';
import { useTranslate } from '@shop/i18n/react';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { PageNotice } from '@shop/ui/page-notice';
import type { ReactElement } from 'react';
import { useAfterGoods } from '../goods';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/**
 * Says that the player's real name has still to be proved, before they choose what the back end would refuse to sell
 * (code 6001), and leads to the proof. Asked once the goods are shown; a failure says nothing, as the order is checked
 * anyway. Another player's payment is not theirs to prove.
 */
export function RealNameNotice(): ReactElement {
  const translate = useTranslate();
  const { page, replenishId } = useServices();
  const { game } = useShopSelector(selectSelection);
  const isSignedIn = useShopSelector(selectUser) !== null;
  const isAfterGoods = useAfterGoods();
  const isAsked = isAfterGoods && isSignedIn && game !== null && replenishId === null;
  const { currentData } = useRealNameStateQuery(isAsked ? { client_id: game.clientId } : skipToken);
  const action = {
    label: translate('realName.goVerify'),
    onPress: () => {
      page.goTo('certifiedReal');
    },
  };
  return (
    <PageNotice kind={currentData?.state === 'missing' ? 'unverified' : null} action={action} />
  );
}
