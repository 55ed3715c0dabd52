export { ClaimRow } from './claim-row';
export type { Claim, ClaimRowProps, ClaimState } from './claim-row-props';
