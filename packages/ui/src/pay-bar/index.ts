export type { PayBarLine, PayBarProps } from './pay-bar-props';
