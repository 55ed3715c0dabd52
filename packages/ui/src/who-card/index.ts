export type { WhoCardProps, WhoStep, WhoStepKey } from './who-card-props';
