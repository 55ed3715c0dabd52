import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { popupStack } from '../popups';
import { useServices } from '../services';
import { selectUser } from '../session';
import { resultSlice } from './result-slice';
import { readPendingOrder } from './saved-order';

/** Brings back the order whose outcome the player has not seen yet, after a reload or a sign-in. */
export function useResumedOrder(): void {
  const dispatch = useDispatch();
  const services = useServices();
  const suid = useSelector(selectUser)?.suid ?? null;
  useEffect(() => {
    const order = suid === null ? null : readPendingOrder(services, suid);
    if (order === null) return;
    dispatch(resultSlice.actions.orderMade(order));
    dispatch(popupStack.actions.opened('result'));
  }, [suid, services, dispatch]);
}
