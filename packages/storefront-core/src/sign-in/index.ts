export { challengeOf } from './code-challenge';
export { embeddedBrowser, type EmbeddedBrowser } from './providers/embedded-browser';
export { isPageSafe, isSafeAddress } from './is-page-safe';
export { keepAttempt, languageOfAttempt, takeAttempt, type SignInAttempt } from './sign-in-attempt';
