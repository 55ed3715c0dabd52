export { ItemQuantity, type ItemQuantityProps } from './item-quantity';
