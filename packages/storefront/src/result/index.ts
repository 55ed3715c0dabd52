export { OrdersNotice } from './orders-notice';

export { useOrderWatch } from './use-order-watch';
export { useLinkedOrder } from './use-linked-order';
export { useHasOrder, useReopenOrder, useResumedOrder, useShowOrder } from './use-show-order';
