import * as v from 'valibot';
import { ResultStatus } from '../../result-status';
import { numeric } from '../../wire/numeric';
import { optionalText } from '../../wire/text';

/** The content of every call that creates an order. */
export const createdOrder = v.object({
  /** Empty if the back end could not create an order and gave no reason (spec §8). */
  billing_no: optionalText,
  /** The pay page; empty if there is nothing to open. */
  url: optionalText,
  /** -1 for a new order, 10 for the order of an earlier attempt. */
  status: v.fallback(
    v.pipe(numeric, v.picklist([ResultStatus.pending, ResultStatus.repeat])),
    ResultStatus.pending,
  ),
});

/** A value of {@link createdOrder}. */
export type CreatedOrder = v.InferOutput<typeof createdOrder>;
