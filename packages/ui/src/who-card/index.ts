export { WhoCard } from './who-card';
export type { WhoCardProps, WhoStep, WhoStepKey } from './who-card-props';
export { whoStepId } from './who-step-id';
