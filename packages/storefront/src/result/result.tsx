import { useLanguage } from '@shop/i18n';
import { type ResultOrder, type ResultOutcome, ResultPopup } from '@shop/ui/result-popup';
import { type ReactElement, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PopupContainerProps, popupStack } from '../popups';
import { useServices } from '../services';
import { selectUser } from '../session';
import { useTrack } from '../tracking';
import { type OrderMade, resultSlice, selectResult } from './result-slice';
import { forgetPendingOrder } from './use-pending-order';
import { useCopied } from './use-copied';
import { type WatchedOrder, useOrderWatch } from './use-order-watch';

/** The result popup: pending, success or fail, with the buttons of spec §4. */
export function Result({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const order = useSelector(selectResult);
  const watched = useOrderWatch(order?.billingNo ?? null);
  const outcome = useOutcome(order, watched, onOpenChange);
  const { copied, copy } = useCopied();
  useForgottenOnceSeen(open && watched.status !== 'pending');

  return (
    <ResultPopup
      open={open && order !== null}
      onOpenChange={onOpenChange}
      outcome={outcome}
      order={shownOrder(order, watched)}
      onCopy={copy}
      copied={copied}
    />
  );
}

function useOutcome(
  order: OrderMade | null,
  { status, isChecking, lastChecked, checkNow }: WatchedOrder,
  onOpenChange: (open: boolean) => void,
): ResultOutcome {
  const dispatch = useDispatch();
  const { code } = useLanguage();
  const track = useTrack();
  const reopenRecharge = (): void => {
    dispatch(popupStack.actions.replaced('recharge'));
  };
  switch (status) {
    case 'pending':
      return {
        kind: 'pending',
        payLink: offeredLink(order, lastChecked !== null),
        onToPay: () => {
          track('openPayLink', {
            ...(order?.payment ?? unknownGoods),
            billing_no: order?.billingNo,
          });
        },
        onRechargeDone: checkNow,
        onChangeWay: reopenRecharge,
        checking: isChecking,
        lastChecked: lastChecked === null ? null : new Date(lastChecked).toLocaleTimeString(code),
      };
    case 'success':
      return {
        kind: 'success',
        onRechargeDone: () => {
          onOpenChange(false);
          dispatch(resultSlice.actions.resultClosed());
        },
      };
    case 'fail':
      return { kind: 'fail', onChangeWay: reopenRecharge, onContinue: reopenRecharge };
  }
}

/** Instead of the goods that are chosen now, which need not be those of the order. */
const unknownGoods = { product_id: undefined, money: undefined, currency: undefined };

/** Offers the link of an order that may have been paid meanwhile only after the order was read. */
function offeredLink(order: OrderMade | null, isRead: boolean): string | null {
  if (order === null) return null;
  return order.isNew || isRead ? order.payLink : null;
}

/** Returns the order as it was read; before that, what the player chose. */
function shownOrder(order: OrderMade | null, { full }: WatchedOrder): ResultOrder {
  if (order === null) return {};
  const { summary, billingNo } = order;
  if (full === null) return { ...summary, billingNo };
  return {
    account: full.user_name || summary.account,
    game: full.game_name || summary.game,
    goods: full.product_name || summary.goods,
    server: full.game_server_name || summary.server,
    role: full.role_name || summary.role,
    billingNo,
  };
}

/** Forgets the stored order once its outcome has been shown. */
function useForgottenOnceSeen(isSeen: boolean): void {
  const { storage } = useServices();
  const user = useSelector(selectUser);
  useEffect(() => {
    if (isSeen && user !== null) forgetPendingOrder(storage, user.suid);
  }, [isSeen, storage, user]);
}
