export { PasswordField } from './password-field';
export { TextField, type TextFieldProps } from './text-field';
export { textIn, useFilledFields } from './use-filled-fields';
