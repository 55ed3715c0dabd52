export { type SignInKind, SignInProviders, type SignInProvidersProps } from './sign-in-providers';
