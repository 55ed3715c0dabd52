import * as v from 'valibot';

/** The result status codes of an order on the wire (spec §4). */
export const ResultStatus = { fail: -2, pending: -1, success: 1, repeat: 10 } as const;

/** The status of an order as the shop shows it (spec §3, billing info). */
export type BillingStatus = 'pending' | 'success' | 'fail';

/** Returns the status code of a billing status, for a back end's answers. */
export function resultStatusOf(status: BillingStatus): number {
  return ResultStatus[status];
}

/** A status code on the wire, read as a billing status. */
export const billingStatus = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.picklist([ResultStatus.fail, ResultStatus.pending, ResultStatus.success]),
  v.transform((code): BillingStatus => {
    switch (code) {
      case ResultStatus.fail:
        return 'fail';
      case ResultStatus.pending:
        return 'pending';
      case ResultStatus.success:
        return 'success';
    }
  }),
);
