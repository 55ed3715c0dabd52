export { ItemQuantity, type CountedNameProps } from './item-quantity';
