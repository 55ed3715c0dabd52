export { StepBar, type StepBarProps, type StepKey } from './step-bar';
