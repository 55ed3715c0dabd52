export { PayBar } from './pay-bar';
export type { PayBarLine, PayBarProps } from './pay-bar-props';
