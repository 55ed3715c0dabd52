export { CardTopUp, type CardTopUpProps, type CardTopUpStep, type CardValue } from './card-top-up';
