export { SignInReturn, type SignInReturnProps } from './sign-in-return';
export { useEntryToken } from './use-entry-token';
export { useAccountCheck, useAccountElsewhere } from './use-account-elsewhere';
