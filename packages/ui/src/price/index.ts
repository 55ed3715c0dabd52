export type { PriceProps } from './price-props';
