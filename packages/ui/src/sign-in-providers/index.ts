export { SignInProviders } from './sign-in-providers';
export type { SignInKind, SignInProvidersProps } from './sign-in-providers-props';
