export { PasswordField } from './password-field';
export { TextField, type TextFieldProps } from './text-field';
