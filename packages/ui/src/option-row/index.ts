export { OptionRow, type OptionRowProps } from './option-row';
