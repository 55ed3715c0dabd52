export { beginSignIn, type BegunSignIn, type SignInPage, type SignInPlace } from './begin-sign-in';
export { finishSignIn, type FinishedSignIn } from './finish-sign-in';
export { isPageSafe, isSafeAddress } from './is-page-safe';
export { isSignInKind, offeredKinds, signInProviders } from './providers/registry';
export type { LoginConfig, SignInCalls, SignInStart } from './providers/sign-in-provider';
export { keepAttempt, languageOfAttempt, takeAttempt, type SignInAttempt } from './sign-in-attempt';
export { beginText, finishText } from './sign-in-texts';
