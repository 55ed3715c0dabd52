export { signInNames } from './sign-in-button';
export { type SignInKind, SignInProviders, type SignInProvidersProps } from './sign-in-providers';
