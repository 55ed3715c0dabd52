import * as v from 'valibot';
import { ResultStatus } from '../../result-status';
import { numeric } from '../../wire/numeric';
import { optionalText } from '../../wire/text';

/** What every call that creates an order answers with. */
export const createdOrder = v.object({
  /** Empty when the back end could not make an order and did not say why (spec §8). */
  billing_no: optionalText,
  /** Where the player pays; empty when there is nothing to open. */
  url: optionalText,
  /** -1 for an order that was made now, 10 for one that an earlier attempt had made. */
  status: v.fallback(
    v.pipe(numeric, v.picklist([ResultStatus.pending, ResultStatus.repeat])),
    ResultStatus.pending,
  ),
});

/** A value of {@link createdOrder}. */
export type CreatedOrder = v.InferOutput<typeof createdOrder>;
