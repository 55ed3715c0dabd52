export { Countdown, type CountdownProps, type CountdownState } from './countdown';
