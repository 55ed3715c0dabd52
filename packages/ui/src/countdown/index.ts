export { Countdown } from './countdown';
export type { CountdownProps, CountdownState } from './countdown-props';
