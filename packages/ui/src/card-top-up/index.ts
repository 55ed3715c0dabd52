export { CardTopUp, type CardTopUpProps, type CardTopUpStep, type CardWorth } from './card-top-up';
