export { CodeLoaderProvider, useCodeLoader } from './code-loader-context';

export { LostCodeNotice, causeOf, lossText } from './lost-code-notice';
