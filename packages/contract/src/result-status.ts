import * as v from 'valibot';

/** Result status codes of an order as the back end writes them (spec §4). */
export const ResultStatus = { fail: -2, pending: -1, success: 1, repeat: 10 } as const;

/** What the storefront tells the player about an order (spec §3, billing info). */
export type BillingStatus = 'pending' | 'success' | 'fail';

/** The code of a billing status, for whoever writes answers. */
export function resultStatusOf(status: BillingStatus): number {
  return ResultStatus[status];
}

/** A status code on the wire, read as the billing status it stands for. */
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
