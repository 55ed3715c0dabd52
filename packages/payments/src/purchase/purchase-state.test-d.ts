import type { LaunchResult } from '../launch/launch-result';
import { answered } from './answered';
import { type PurchaseState, canBecome, sent } from './purchase-state';

declare const newKey: () => string;
declare const result: LaunchResult;

export const pressed = sent({ status: 'chosen' }, newKey);

// @ts-expect-error what was refused is another purchase when it is bought again
sent({ status: 'refused' }, newKey);

// @ts-expect-error an order that has ended is not sent again
sent({ status: 'expired', billingNo: 'B1' }, newKey);

// @ts-expect-error only what was sent has an answer
answered({ status: 'chosen' }, result);

// @ts-expect-error no answer to the order call says that the order is paid
export const paid: PurchaseState<'success'> = answered(pressed, result).state;

// @ts-expect-error no order becomes unanswered again
canBecome('placed', 'unknown');

// @ts-expect-error an order has a number
export const placed: PurchaseState<'placed'> = { status: 'placed' };
