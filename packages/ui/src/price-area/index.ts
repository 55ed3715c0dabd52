export { PriceArea, type PriceAreaProps } from './price-area';
