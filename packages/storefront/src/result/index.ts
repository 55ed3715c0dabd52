export { OrdersNotice } from './orders-notice';

export { useOrderWatch } from './use-order-watch';
export { useCopied } from './use-copied';
export { useLinkedOrder } from './use-linked-order';
export { useHasOrder, useReopenOrder, useResumedOrder, useShowOrder } from './use-show-order';
