export type { PageMessageProps } from './page-message-props';
