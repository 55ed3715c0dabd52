export { StepBar } from './step-bar';
export type { StepBarProps, StepKey } from './step-bar-props';
