export { CardForm } from './card-form';
export type { CardFormProps } from './card-form-props';
