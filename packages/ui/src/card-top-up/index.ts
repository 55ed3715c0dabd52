export { CardTopUp } from './card-top-up';
export type { CardTopUpProps, CardTopUpStep, CardWorth } from './card-top-up-props';
