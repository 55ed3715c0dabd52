export { WhoCard, type WhoCardProps, type WhoStep, type WhoStepKey } from './who-card';
export { whoStepId } from './who-row';
