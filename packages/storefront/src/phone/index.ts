export { PhoneButton } from './phone-button';
