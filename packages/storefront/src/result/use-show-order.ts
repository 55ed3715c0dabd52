import { useDispatch, useSelector } from 'react-redux';
import { popupStack } from '../popups';
import { useServices } from '../services';
import { selectUser } from '../session';
import { type OrderMade, resultSlice } from './result-slice';
import { savePendingOrder } from './saved-order';

/** Opens the result popup for an order (spec §4), and keeps the order until its end has been seen. */
export function useShowOrder(): (order: OrderMade) => void {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const user = useSelector(selectUser);
  return (order) => {
    if (user !== null) savePendingOrder(storage, user.suid, order);
    dispatch(resultSlice.actions.orderMade(order));
    dispatch(popupStack.actions.replaced('result'));
  };
}
