export { type Claim, ClaimRow, type ClaimRowProps, type ClaimState } from './claim-row';
