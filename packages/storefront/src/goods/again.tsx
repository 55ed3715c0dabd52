import { formatMoney } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import { popupStack } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { AgainRow } from '@shop/ui/again-row';
import type { ReactElement } from 'react';
import { useChooseAgain } from '../orders';
import { useShopDispatch, useShopSelector } from '../store';
import { useRepeatable } from './use-repeatable';

/** What the player bought last for the chosen character, at the price of now; a press leads to its payment. Nothing if it cannot be bought again. */
export function Again(): ReactElement | null {
  const dispatch = useShopDispatch();
  const { code } = useLanguage();
  const { role } = useShopSelector(selectSelection);
  const chooseAgain = useChooseAgain();
  const repeatable = useRepeatable();
  if (repeatable === null) return null;
  const { goods, choice } = repeatable;
  return (
    <AgainRow
      goods={goods.name}
      icon={goods.icon}
      role={role?.display ?? ''}
      price={formatMoney(goods.price, goods.currency, code)}
      onPress={() => {
        chooseAgain(choice, 'same-way');
        dispatch(popupStack.actions.replaced('recharge'));
      }}
    />
  );
}
