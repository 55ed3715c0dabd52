export type { ButtonProps } from './button-props';
