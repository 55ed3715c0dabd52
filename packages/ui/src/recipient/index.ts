export { Recipient, type RecipientProps } from './recipient';
