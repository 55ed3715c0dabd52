export { PayBar, type PayBarLine, type PayBarProps } from './pay-bar';
